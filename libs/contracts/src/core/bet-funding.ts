import * as v from 'valibot';
import { LocalWords } from '@croupier/i18n/local-words';
import { AmountCents, NumericId } from './common.ts';

/** How a bonus, free spins or a free bet took part in a round or bet; what it did not pay, cash paid. Ours. */
export const BetFunding = /*#__PURE__*/ v.object({
  bonus_id: NumericId,
  title: LocalWords,
  kind: v.picklist(['money', 'spins', 'freebet']),
  /** Of the stake. */
  paid_cents: AmountCents,
  /** Towards the bonus's requirement. */
  counted_cents: AmountCents,
  /** Why nothing of it counted; null where nothing kept it from that. */
  not_counted: v.nullable(v.picklist(['low_odds', 'opposite_side', 'jackpot', 'wager_free'])),
});
export type BetFunding = v.InferOutput<typeof BetFunding>;
