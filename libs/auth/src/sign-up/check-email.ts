import { type Api, CallRefused } from '@croupier/api-client';
import { checkEmail } from '@croupier/contracts';

/** Waiting longer for what the last step says anyway would only hold people up. */
const PATIENCE_MS = 3_000;

/** The refusal of an email somebody has; undefined where it is free, or where nobody answers in time. */
export async function findTaken(api: Api, email: string): Promise<CallRefused | undefined> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  try {
    await api.call(checkEmail, { body: { user: { email } }, signal });
  } catch (error) {
    if (error instanceof CallRefused && error.has('taken')) return error;
  }
  return undefined;
}
