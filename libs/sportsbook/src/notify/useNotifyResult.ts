import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useCallback } from 'react';
import type { Bet } from '@croupier/contracts';
import { endingOf } from './ending.ts';
import { notify, notifyResultsAtom } from './notifications.ts';

/** Returns a function that notifies of a settled bet, if the player turned it on. Notifications contain no amounts. */
export function useNotifyResult(): (bet: Bet) => void {
  const { t } = useLingui();
  const on = useAtomValue(notifyResultsAtom);
  return useCallback(
    (bet) => {
      const { id, status, legs } = bet;
      const [{ event }, ...more] = legs;
      if (!on || (status !== 'settled' && status !== 'void' && status !== 'cashed_out')) return;
      const count = more.length + 1;
      const title = count > 1 ? t`Your bet on ${count} matches` : `${event.home} – ${event.away}`;
      const settled = {
        won: t`Your bet won.`,
        half_won: t`Your bet half won.`,
        place_won: t`The place part of your bet won.`,
        stake_back: t`Your stake was returned.`,
        half_lost: t`Your bet half lost.`,
        part_back: t`Part of your stake was returned.`,
        lost: t`Your bet did not win.`,
      }[endingOf(bet)];
      const body =
        status === 'void'
          ? t`Your bet is void. Your stake was returned.`
          : status === 'cashed_out'
            ? t`Your bet was cashed out.`
            : settled;
      notify(title, { body, tag: `bet:${id}` });
    },
    [on, t],
  );
}
