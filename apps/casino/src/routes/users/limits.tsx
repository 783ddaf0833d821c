import { msg } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { balanceQuery, useApi, userLimitsQuery } from '@croupier/api-client';
import { catalog as cashboxCatalog, RecallLock } from '@croupier/cashbox';
import type { Player, UserLimit } from '@croupier/contracts';
import { refusalCatalog } from '@croupier/i18n';
import { LimitsPage } from '@croupier/profile-limits';
import { catalog as saferPlayCatalog, RealityCheckSection, SpendingSection } from '@croupier/safer-play';
import { openModal } from '@croupier/shell';
import { pageTitle } from '@croupier/web-app';
import { usePlayer } from '../../frame/usePlayer.ts';
import { breakSearch } from '../../safer-play/break-search.ts';

export const Route = createFileRoute('/users/limits')({
  staticData: { texts: [saferPlayCatalog, cashboxCatalog, refusalCatalog] },
  // A failure is shown on the page, with a retry.
  loader: ({ context: { api, queryClient } }) =>
    Promise.all([queryClient.prefetchQuery(userLimitsQuery(api)), queryClient.prefetchQuery(balanceQuery(api))]),
  head: ({ match }) => ({ meta: [pageTitle(match.context.i18n._(msg`Limits`))] }),
  component: function LimitsRoute() {
    const player = usePlayer();
    return player && <Limits player={player} />;
  },
});

function Limits({ player }: { player: Player }) {
  const navigate = useNavigate();
  const { data: accounts = [] } = useQuery(balanceQuery(useApi()));
  const [first = player.currency, ...others] = accounts.map(({ currency }) => currency);
  const onBegun = (limit: UserLimit) => void navigate({ to: '/break', search: breakSearch(limit) });
  const currencies = [first, ...others] as const;
  return (
    <LimitsPage
      currencies={[...currencies]}
      spending={<SpendingSection currencies={[...currencies]} />}
      realityCheck={<RealityCheckSection />}
      recallLock={<RecallLock />}
      onPause={() => openModal('take-break', { onBegun })}
      onBreak={onBegun}
    />
  );
}
