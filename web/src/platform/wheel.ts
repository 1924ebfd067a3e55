// A wheel that turns scrolls the page. Browsers would also change the number in a field that has the focus below the pointer,
// unnoticed.

export function keepNumbersFromWheel(): void {
  const leave = (): void => {
    const field = document.activeElement;
    if (field instanceof HTMLInputElement && field.type === "number") field.blur();
  };
  addEventListener("wheel", leave, { passive: true, capture: true });
}
