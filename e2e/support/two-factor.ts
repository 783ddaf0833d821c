import { Secret, TOTP } from 'otpauth';
import * as contracts from '@croupier/contracts';
import type { Visitor } from './visitor.ts';

const STEP_MS = 30_000;

/** Returns the code an authenticator app shows for a secret. Each code works once, so tests start one step earlier. */
export const codeOf = (secret: string, steps = 0): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + steps * STEP_MS });

/** Turns two-factor on for a visitor who is signed in. */
export async function protect(visitor: Visitor): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret } = await visitor.call(contracts.setUpTwoFactor, {});
  const body = { otp_attempt: codeOf(secret, -1) };
  const { recovery_codes } = await visitor.call(contracts.enableTwoFactor, { body });
  return { secret, recoveryCodes: recovery_codes };
}
