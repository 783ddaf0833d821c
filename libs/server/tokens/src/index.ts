export { createCode, readPending, useCode } from './code.ts';
export { dropTokens, forgetOldTokens } from './forget-tokens.ts';
export { forgetTokensOf } from './forget-tokens-of.ts';
export { checkToken, createToken, readToken, type UsedToken, useToken } from './link-token.ts';
export type { NewToken, Purpose } from './purpose.ts';

/** Folder of this lib's migrations. */
export const migrations = new URL('../migrations/', import.meta.url);
