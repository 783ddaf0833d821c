import { useQuery } from '@tanstack/react-query';
import { activeAccount, balanceQuery, useApi } from '@croupier/api-client';
import { editions } from '@croupier/i18n';
import { useEdition } from '../frame/useEdition.ts';
import { usePlayer } from '../frame/usePlayer.ts';

/** The currency of the wallet in use; a guest sees amounts in the edition's. */
export function useStakedWallet() {
  const player = usePlayer();
  const edition = useEdition();
  const { data: accounts } = useQuery({ ...balanceQuery(useApi()), enabled: player !== null });
  return activeAccount(accounts)?.currency ?? editions[edition].currency;
}
