import { showToast } from './toasts/toast-list.ts';

interface Shared {
  title: string;
  text: string;
  url: string;
  /** Message once the link is on the clipboard. */
  copied: string;
}

/**
 * Shares a link through the device's share dialog. Without one, copies it to the clipboard, or shows it for copying by
 * hand.
 */
export async function shareText({ title, text, url, copied }: Shared): Promise<void> {
  if ('share' in navigator) {
    await navigator.share({ title, text, url }).catch(() => undefined); // Closed without choosing.
    return;
  }
  const done = await writeToClipboard(`${text}\n${url}`);
  showToast(done ? { type: 'success', text: copied, time: 4_000 } : { type: 'info', title: text, text: url });
}

/** Copies a text. Fails without a secure connection, where browsers offer no clipboard. */
async function writeToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
