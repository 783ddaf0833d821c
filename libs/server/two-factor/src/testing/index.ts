import { Secret, TOTP } from 'otpauth';

const STEP_MS = 30_000;

/** Returns the code an authenticator app shows for a secret at a time, `steps` later or earlier. */
export const codeAt = (secret: string, at: Date, steps = 0): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: at.getTime() + steps * STEP_MS });

/** Key for tests only. */
export const testSecretsKey = 'A'.repeat(43);
