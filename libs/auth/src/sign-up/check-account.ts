import { type Api, CallRefused } from '@croupier/api-client';
import { checkEmail } from '@croupier/contracts';

/** Longest wait for the check. The last step reports the same errors anyway. */
const PATIENCE_MS = 3_000;

/**
 * Returns the refusal of a taken email or a too common password; undefined if both are fine, or without a reply in
 * time.
 */
export async function findRefused(
  api: Api,
  user: { email: string; password: string },
): Promise<CallRefused | undefined> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  try {
    await api.call(checkEmail, { body: { user }, signal });
  } catch (error) {
    if (error instanceof CallRefused && (error.has('taken') || error.has('common'))) return error;
  }
  return undefined;
}
