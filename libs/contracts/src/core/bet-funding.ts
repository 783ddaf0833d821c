import * as v from 'valibot';
import { LocalWords } from '@croupier/i18n/local-words';
import { AmountCents, NumericId } from './common.ts';

/** Part that a bonus, free spins or a free bet paid of a round or bet; cash paid the rest. Ours. */
export const BetFunding = /*#__PURE__*/ v.object({
  bonus_id: NumericId,
  title: LocalWords,
  kind: v.picklist(['money', 'spins', 'freebet']),
  /** Part of the stake it paid. */
  paid_cents: AmountCents,
  /** Part of the stake that counts towards the wagering requirement. */
  counted_cents: AmountCents,
  /** Reason that nothing counted; null if there is none. */
  not_counted: v.nullable(v.picklist(['low_odds', 'opposite_side', 'jackpot', 'wager_free'])),
});
export type BetFunding = v.InferOutput<typeof BetFunding>;
