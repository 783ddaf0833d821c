import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { LiveRound } from '@croupier/contracts';
import { rouletteReds } from '@croupier/game-math';
import { formatMoney } from '@croupier/money';
import { multiplierText } from './multiplier.ts';
import { coupResult, fieldOf } from './outcomes.ts';
import type { TablePhase } from './phase.ts';
import type { OwnBets } from './useOwnBets.ts';
import { useSpotNames } from './useSpotNames.ts';

/**
 * Returns one sentence per round, once it is over and the player's own bets are settled. It stays until the next one.
 */
export function useRoundSentence(round: LiveRound | null, phase: TablePhase, { known, onRound }: OwnBets): string {
  const [said, setSaid] = useState({ round: 0, text: '' });
  const compose = useComposed();
  const isOver = phase === 'result' || phase === 'between' || phase === 'void';
  const settled = known && onRound.every(({ status }) => status !== 'placed');
  if (round && isOver && settled && said.round !== round.number)
    setSaid({ round: round.number, text: compose(round, onRound) });
  return said.text;
}

function useComposed() {
  const { t, i18n } = useLingui();
  const { shortName } = useSpotNames();
  const colours = { zero: t`green`, red: t`red`, black: t`black` };
  function result({ outcome, number }: LiveRound): string {
    if (!outcome) return t`Round ${number} is void because no random salt arrived in time.`;
    if ('bust' in outcome) {
      const multiplier = multiplierText(outcome.bust, i18n.locale);
      return t`Round ${number} crashed at ${multiplier}.`;
    }
    if ('won' in outcome) {
      const { winner, player, banker } = coupResult(outcome);
      if (winner === 'tie') return t`Round ${number}: tie at ${player}.`;
      return winner === 'player'
        ? t`Round ${number}: player wins ${player} to ${banker}.`
        : t`Round ${number}: banker wins ${banker} to ${player}.`;
    }
    if ('segment' in outcome) return t`Round ${number}: the wheel stopped at ${shortName(fieldOf(outcome) ?? '')}.`;
    const { pocket } = outcome;
    const colour = colours[pocket === 0 ? 'zero' : rouletteReds.has(pocket) ? 'red' : 'black'];
    return t`Round ${number}: ${pocket} ${colour}.`;
  }
  function own({ outcome }: LiveRound, bets: OwnBets['onRound']): string {
    const [first] = bets;
    if (!first) return '';
    const sum = (read: (bet: OwnBets['onRound'][number]) => number) => bets.reduce((all, bet) => all + read(bet), 0);
    const [staked, won] = [sum((bet) => bet.stake_cents), sum((bet) => bet.win_cents)];
    const [stake, win] = [staked, won].map((cents) => formatMoney(cents, first.currency, i18n.locale));
    if (!outcome) return t`Your stake of ${stake} was returned.`;
    if (won === 0) return t`You lost your ${stake} stake.`;
    return won > staked ? t`You staked ${stake} and won ${win}.` : t`${win} of your ${stake} stake was returned.`;
  }
  return (round: LiveRound, bets: OwnBets['onRound']) => `${result(round)} ${own(round, bets)}`.trim();
}
