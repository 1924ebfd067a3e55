// Simulates pasting into a page.
import type { Page } from '@playwright/test';

/** Pastes `text` outside of any field. */
export async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((text) => {
    const data = new DataTransfer();
    data.setData('text/plain', text);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }, text);
}
