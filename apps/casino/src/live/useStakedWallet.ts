import { editions } from '@croupier/i18n';
import { useEdition } from '../frame/useEdition.ts';
import { usePlayer } from '../frame/usePlayer.ts';

/** Returns the currency of the wallet in use; a guest sees amounts in the edition's. */
export function useStakedWallet() {
  const player = usePlayer();
  const edition = useEdition();
  return player?.currency ?? editions[edition].currency;
}
