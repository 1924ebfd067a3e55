// A message that outlives the page on which it arose. It is shown above the pages until it is closed or followed.

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
