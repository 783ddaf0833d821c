import * as v from 'valibot';
import { CurrencyCode } from '@croupier/contracts';
import { LocalWords } from '@croupier/i18n/local-words';
import { Cents, Counted, Recurring, Slug, Whole } from '../shared/terms.ts';

/** Limit on prizes, which are paid one by one. */
const MOST_PRIZES = 1000;

const Prizes = v.pipe(
  v.array(v.object({ count: Whole, amount: Cents })),
  v.minLength(1),
  v.check((prizes) => prizes.every(({ amount }, at) => amount <= (prizes[at - 1]?.amount ?? amount))),
  v.check((prizes) => prizes.reduce((sum, { count }) => sum + count, 0) <= MOST_PRIZES),
);
type Prizes = v.InferOutput<typeof Prizes>;

/**
 * Definition of a lottery as data. A created lottery keeps a copy; a change gets a new version and applies from the
 * next one on.
 */
export const LotteryDefinition = v.pipe(
  v.object({
    id: Slug,
    version: Whole,
    title: LocalWords,
    ...Counted.entries,
    /** Stakes per ticket, in euro cents. */
    ticketEvery: Cents,
    /** Most tickets per player, so that there is no reason to keep staking for more. */
    mostTickets: v.pipe(Whole, v.maxValue(1000)),
    /** Currency of the prizes. */
    currency: CurrencyCode,
    /** Prizes in drawing order, the highest first. */
    prizes: Prizes,
    ...Recurring.entries,
  }),
  v.check(({ everyHours, lastsHours }) => lastsHours <= everyHours),
);
export type LotteryDefinition = v.InferOutput<typeof LotteryDefinition>;

/** Returns the amount of each prize, in the order of the draw. */
export const amountsOf = (prizes: Prizes): bigint[] =>
  prizes.flatMap(({ count, amount }) => Array.from({ length: count }, () => BigInt(amount)));

/** Returns the sum of all prizes, in subunits. */
export const prizePoolOf = (prizes: Prizes): bigint => amountsOf(prizes).reduce((sum, amount) => sum + amount, 0n);
