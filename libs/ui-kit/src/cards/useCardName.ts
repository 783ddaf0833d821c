import { useLingui } from '@lingui/react/macro';
import { rankOf, rankTexts, suitOf } from './suits.ts';

/** Returns a function that names a card in words. */
export function useCardName(): (card: number) => string {
  const { t } = useLingui();
  return (card) => {
    const at = rankOf(card);
    const courts: Readonly<Record<number, string>> = { 0: t`Ace`, 10: t`Jack`, 11: t`Queen`, 12: t`King` };
    const rank = courts[at] ?? rankTexts[at];
    const names = [t`${rank} of spades`, t`${rank} of hearts`, t`${rank} of diamonds`, t`${rank} of clubs`];
    return names[suitOf(card)] ?? '';
  };
}
