import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import type { Bet } from '@croupier/contracts';
import { formatMoney } from '@croupier/money';
import { useTopic } from '@croupier/realtime';
import { useHost } from '../host/sportsbook-context.tsx';
import { endingOf } from '../notify/ending.ts';
import { useNotifyResult } from '../notify/useNotifyResult.ts';
import { announcementAtom, noteCashedOutAtom } from '../slip-model/slip.atoms.ts';
import { cacheBet, isListedOpen } from './bets.query.ts';
import { editStateOf } from './EditState.tsx';
import { useBetNames } from './useBetNames.ts';

/** Subscribes to changes of the player's bets: accepted, rejected, settled. Mounted once per page. Renders nothing. */
export function BetNews() {
  const queryClient = useQueryClient();
  const { onMoneyMoved } = useHost();
  const announce = useSetAtom(announcementAtom);
  const note = useSetAtom(noteCashedOutAtom);
  const describe = useBetAnnouncement();
  const notifyResult = useNotifyResult();
  useTopic('bets', {
    changed: (bet) => {
      // A cash-out rule removes the bet from the list without any action by the player.
      if (bet.status === 'cashed_out' && editStateOf(bet) !== 'made' && isListedOpen(queryClient, bet.id)) note(bet.id);
      cacheBet(queryClient, bet);
      onMoneyMoved();
      announce(describe(bet));
      notifyResult(bet);
    },
    reload: () => void queryClient.invalidateQueries({ queryKey: ['sportsbook', 'bets'] }),
  });
  return null;
}

/** Returns a function that describes a change of a bet for the live region. */
export function useBetAnnouncement(): (bet: Bet) => string {
  const { t, i18n } = useLingui();
  const names = useBetNames();
  return (bet) => {
    const { status, legs, return_cents, currency, stake_cents, funding, corrections } = bet;
    const [{ event }, ...more] = legs;
    const { home, away } = event;
    // A bet on several matches is named by its type instead.
    const what = more.length > 0 ? names.placed(bet) : t`${home} against ${away}`;
    const amount = (cents: number) => formatMoney(cents, currency, i18n.locale);
    const [stake, paid] = [amount(stake_cents), amount(return_cents ?? 0)];
    if (status === 'pending') return t`Your bet is being checked: ${what}.`;
    const edit = editStateOf(bet);
    if (edit === 'waits') return t`Your bet change is being checked: ${what}.`;
    if (edit === 'refused') return t`Your bet was not changed: ${what}. The original bet still applies.`;
    if (corrections.length > 0) {
      if (status === 'accepted') return t`A result was withdrawn. Your bet is open again: ${what}.`;
      if (status !== 'cashed_out') return t`Your bet was settled again: ${what}. It returns ${paid}.`;
    }
    if (status === 'accepted') return t`Your bet of ${stake} is placed: ${what}.`;
    if (funding?.kind === 'freebet' && (status === 'rejected' || status === 'void'))
      return t`Your free bet wasn’t used: ${what}. You can use it until it expires.`;
    if (status === 'rejected') return t`Your bet was not accepted: ${what}. Your stake of ${stake} was returned.`;
    if (status === 'void') return t`Your bet is void: ${what}. Your stake of ${stake} was returned.`;
    if (status === 'cashed_out') return t`Your bet was cashed out: ${what}. You received ${paid}.`;
    const ending = endingOf(bet);
    if (ending === 'won') return t`Your bet won: ${what}. It returns ${paid}.`;
    if (ending === 'half_won') return t`Your bet half won: ${what}. It returns ${paid}.`;
    if (ending === 'place_won') return t`The place part of your bet won: ${what}. It returns ${paid}.`;
    if (ending === 'half_lost') return t`Your bet half lost: ${what}. It returns ${paid}.`;
    if (ending === 'lost') return t`Your bet lost: ${what}.`;
    if (ending === 'stake_back') return t`Your ${stake} stake was returned: ${what}.`;
    return t`${paid} of your ${stake} stake was returned: ${what}.`;
  };
}
