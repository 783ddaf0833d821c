import { Refusal } from '@croupier/contracts';
import { isCommonPassword } from './common-password.ts';

const SHORTEST = 8;
const LONGEST = 128;

/** Refuses a new password that is too short, too long or too common. There are no composition rules. */
export function checkNewPassword(password: string, email: string, path: readonly string[]): void {
  const length = [...password].length;
  if (length < SHORTEST || length > LONGEST) throw new Refusal('invalid', { path });
  if (isCommonPassword(password, email)) throw new Refusal('common', { path });
}
