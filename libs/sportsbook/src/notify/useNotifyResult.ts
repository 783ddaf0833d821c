import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useCallback } from 'react';
import type { Bet } from '@croupier/contracts';
import { notify, notifyResultsAtom } from './notifications.ts';

/** Tells of a bet that ended, where its player asked for it. Sums stay on the site. */
export function useNotifyResult(): (bet: Bet) => void {
  const { t } = useLingui();
  const on = useAtomValue(notifyResultsAtom);
  return useCallback(
    ({ id, status, return_cents, legs: [{ event }, ...more] }) => {
      if (!on || (status !== 'settled' && status !== 'void' && status !== 'cashed_out')) return;
      const count = more.length + 1;
      const title = count > 1 ? t`Your bet on ${count} matches` : `${event.home} – ${event.away}`;
      const body =
        status === 'void'
          ? t`Your bet is void; the stake is returned.`
          : status === 'cashed_out'
            ? t`Your bet is cashed out.`
            : return_cents
              ? t`Your bet won.`
              : t`Your bet did not win.`;
      notify(title, { body, tag: `bet:${id}` });
    },
    [on, t],
  );
}
