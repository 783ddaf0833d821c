import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { activeAccount, balanceQuery, useApi } from '@croupier/api-client';
import type { Player } from '@croupier/contracts';
import { BreakNow, LimitReachedNote, PlayClock, RealityCheck } from '@croupier/safer-play';
import { buttonClass } from '@croupier/ui-kit';
import { useBreakBegun, useCasinoPath } from './casino-path.ts';

export { catalog } from '@croupier/safer-play';

export function SaferPlay({ player }: { player: Player }) {
  const casino = useCasinoPath();
  const onBreak = useBreakBegun();
  const limits = casino('/users/limits');
  // The header's query: a later mount doesn't need to request it again.
  const { data: accounts } = useQuery({ ...balanceQuery(useApi()), staleTime: Infinity });
  return (
    <>
      <PlayClock
        action={
          <a href={limits} className={buttonClass({ variant: 'quiet', size: 'small' })}>
            <Trans>Limits</Trans>
          </a>
        }
      />
      <LimitReachedNote currency={activeAccount(accounts)?.currency ?? player.currency} limitsUrl={limits} />
      <RealityCheck onStop={() => location.assign(limits)} onBreak={onBreak} />
    </>
  );
}

export function PauseNow() {
  return <BreakNow onBegun={useBreakBegun()} />;
}
