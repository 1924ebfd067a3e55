// Prevents the mouse wheel from changing the number in a focused field. Such a change is easily overlooked. The wheel
// scrolls the page instead.

export function keepNumbersFromWheel(): void {
  const leave = (): void => {
    const field = document.activeElement;
    if (field instanceof HTMLInputElement && field.type === "number") field.blur();
  };
  addEventListener("wheel", leave, { passive: true, capture: true });
}
