import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { activeAccount, balanceQuery, useApi } from '@croupier/api-client';
import type { Player, UserLimit } from '@croupier/contracts';
import { BreakNow, LimitReachedNote, RealityCheck } from '@croupier/safer-play';
import { breakSearch } from './break-search.ts';

export { catalog } from '@croupier/safer-play';

function useBreakBegun() {
  const router = useRouter();
  return (limit: UserLimit) => void router.navigate({ to: '/break', search: breakSearch(limit) });
}

export function SaferPlay({ player }: { player: Player }) {
  const router = useRouter();
  const onBreak = useBreakBegun();
  // The header's query: a later mount doesn't need to request it again.
  const { data: accounts } = useQuery({ ...balanceQuery(useApi()), staleTime: Infinity });
  return (
    <>
      <LimitReachedNote
        currency={activeAccount(accounts)?.currency ?? player.currency}
        limitsUrl={router.buildLocation({ to: '/users/limits' }).href}
      />
      <RealityCheck onStop={() => void router.navigate({ to: '/users/limits' })} onBreak={onBreak} />
    </>
  );
}

export function PauseNow() {
  return <BreakNow onBegun={useBreakBegun()} />;
}
