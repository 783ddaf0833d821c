export { completeSignIn } from './complete-sign-in.ts';
export type { TwoFactorContext } from './context.ts';
export { forgetSecondFactor } from './forget-second-factor.ts';
export { awaitCode, forgetPending } from './pending-sign-in.ts';
export { isTwoFactorOn, readTwoFactor } from './read-two-factor.ts';
export { renewRecoveryCodes } from './renew-recovery-codes.ts';
export { turnedOffMailJob, turnOff, turnOffByOperator } from './turn-off.ts';
export { beginSetUp, confirmSetUp } from './turn-on.ts';
export { createVault, type Vault } from './vault.ts';

/** Folder of this lib's migrations. */
export const migrations = new URL('../migrations/', import.meta.url);
