import { useLingui } from '@lingui/react/macro';
import type { PokerHand } from '@croupier/game-math';

export function useHandNames(): Readonly<Record<PokerHand, string>> {
  const { t } = useLingui();
  return {
    royal_flush: t`Royal flush`,
    straight_flush: t`Straight flush`,
    four_of_a_kind: t`Four of a kind`,
    full_house: t`Full house`,
    flush: t`Flush`,
    straight: t`Straight`,
    three_of_a_kind: t`Three of a kind`,
    two_pair: t`Two pair`,
    jacks_or_better: t`Jacks or better`,
  };
}
