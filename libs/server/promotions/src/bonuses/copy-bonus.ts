import type { BonusInPlay } from './in-play.ts';
import { termsOf } from './stored-terms.ts';
import type { Terms } from './terms.ts';

type Amount = 'amount' | 'requirement' | 'wagered' | 'fund' | 'released' | 'won';
type Same = 'id' | 'definition' | 'version' | 'type' | 'gives' | 'stage' | 'currency' | 'roundsLeft' | 'expiresAt';

/** Bonus before a bet, with its terms: enough to replay the bet elsewhere. As JSON, with amounts as text. */
export interface BonusCopy extends Pick<BonusInPlay, Same>, Record<Amount, string> {
  cap: string | null;
  maxStake: string | null;
  terms: Terms;
}

export const copyBonus = (bonus: BonusInPlay): BonusCopy => {
  const { id, definition, version, type, gives, stage, currency, roundsLeft, expiresAt, cap, maxStake } = bonus;
  return {
    ...{ id, definition, version, type, gives, stage, currency, roundsLeft, expiresAt },
    amount: String(bonus.amount),
    requirement: String(bonus.requirement),
    wagered: String(bonus.wagered),
    fund: String(bonus.fund),
    released: String(bonus.released),
    won: String(bonus.won),
    cap: cap === null ? null : String(cap),
    maxStake: maxStake === null ? null : String(maxStake),
    terms: termsOf(bonus),
  };
};
