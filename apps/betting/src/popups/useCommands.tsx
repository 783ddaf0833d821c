import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Settings2 } from 'lucide-react';
import { playerQuery, useApi } from '@croupier/api-client';
import { type Command, openModal } from '@croupier/shell';
import { usePageContext, useSiteCommands } from '@croupier/web-app';

/** Returns the commands of the search in addition to matches: actions first, then pages, then settings. */
export function useCommands(): readonly Command[] {
  const { t } = useLingui();
  const player = useQuery(playerQuery(useApi())).data;
  const { casino } = usePageContext().origins;
  const { action, page, setting, entries, settings } = useSiteCommands();
  return [
    ...(player
      ? [
          action('deposit', t`Deposit`, () => openModal('deposit')),
          action('withdraw', t`Withdraw`, () => openModal('withdraw')),
          page('/users/limits', t`Limits`, casino),
        ]
      : entries),
    page('/sport/my-bets', t`My bets`),
    page('/sport/live', t`Live`),
    page('/sport/results', t`Results`),
    page('/sport/favourites', t`Favourites`),
    page('/', t`Casino`, casino),
    setting('settings', t`Betting settings`, Settings2, () => openModal('betting-settings')),
    ...settings,
  ];
}
