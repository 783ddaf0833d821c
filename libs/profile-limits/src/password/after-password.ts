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

/** Runs a task. If the password is required first, asks for it and then runs the task again. */
export async function afterPassword(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    // Other failures are shown by their caller.
    askedForPassword(error, () => void work().catch(() => undefined));
  }
}
