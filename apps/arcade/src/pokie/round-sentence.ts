import { useLingui } from '@lingui/react/macro';
import type { GameStore } from '../game/game-store.ts';
import { money } from '../hud/texts.tsx';
import type { ShowState } from './pokie-show.ts';

/** Returns the sentence that a screen reader announces, once a scene; empty while the reels turn. */
export function useRoundSentence(state: ShowState | null, game: GameStore): string {
  const { t } = useLingui();
  if (!state || state.phase === 'turning') return '';
  const { currency } = game.session;
  const { phase, free, celebration, wonCents, stakeCents } = state;
  if (phase === 'feature-intro' && free) {
    const spins = free.total;
    return state.boughtAtCents === null ? t`${spins} free spins won.` : t`${spins} free spins start.`;
  }
  if (phase === 'feature-summary' && free) {
    const sum = money(free.wonCents, currency);
    return t`Free spins payout: ${sum}.`;
  }
  if (wonCents === null) return '';
  const [won, stake] = [money(wonCents, currency), money(stakeCents, currency)];
  if (celebration === 'none') return t`No win.`;
  return celebration === 'returned' ? t`${won} of your ${stake} stake returned.` : t`Won ${won}.`;
}
