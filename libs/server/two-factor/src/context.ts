import type { PlayersContext } from '@croupier/server-players';
import type { Vault } from './vault.ts';

/** Dependencies of the domain; the server app provides them once. */
export interface TwoFactorContext extends PlayersContext {
  /**
   * Encrypts the secrets; null if no key is configured: then two-factor can't be set up, and players who use it can't
   * sign in.
   */
  vault: Vault | null;
}
