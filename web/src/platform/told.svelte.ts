// A message that is shown above every page until the user closes it or follows its link, even if the user goes to
// another page.

interface Message {
  readonly text: string;
  readonly link: { readonly href: string; readonly text: string };
}

class Told {
  message: Message | null = $state.raw(null);

  say(text: string, link: Message["link"]): void {
    this.message = { text, link };
  }

  close(): void {
    this.message = null;
  }
}

export const told = new Told();
