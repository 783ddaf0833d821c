import { CallRefused } from '@croupier/api-client';
import { openModal } from '@croupier/shell';

export const wantsPassword = (error: unknown): boolean =>
  error instanceof CallRefused && error.has('reauthentication_required');

/** Does it; where the password has to be given again first, asks for it and does it then. */
export async function afterPassword(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    // Any other failure is shown where it was asked.
    if (wantsPassword(error)) openModal('confirm-password', { onConfirmed: () => void work().catch(() => undefined) });
  }
}
