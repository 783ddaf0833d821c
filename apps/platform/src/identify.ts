import type { PlatformContext } from './context.ts';
import type { Identify } from './serve.ts';

/** Until a session is found, everyone is a guest. */
export const identify = (_context: PlatformContext): Identify => async () => null;
