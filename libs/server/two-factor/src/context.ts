import type { PlayersContext } from '@croupier/server-players';
import type { Vault } from './vault.ts';

/** What the domain needs from outside; the server app fills it in once. */
export interface TwoFactorContext extends PlayersContext {
  /** Seals the secrets; null where no key is configured: then nothing can be set up, and nobody is let in without. */
  vault: Vault | null;
}
