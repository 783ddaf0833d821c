import { CallRefused } from '@croupier/api-client';
import { openModal } from '@croupier/shell';

export const wantsPassword = (error: unknown): boolean =>
  error instanceof CallRefused && error.has('reauthentication_required');

/** Asks for the password if a call requires it again, and then repeats the call. Returns true if it asked. */
export function askedForPassword(error: unknown, again: () => void): boolean {
  const asked = wantsPassword(error);
  if (asked) openModal('confirm-password', { onConfirmed: again });
  return asked;
}

/** Does it; where the password has to be given again first, asks for it and does it then. */
export async function afterPassword(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    // Any other failure is shown where it was asked.
    askedForPassword(error, () => void work().catch(() => undefined));
  }
}
