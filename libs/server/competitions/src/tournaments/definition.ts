import * as v from 'valibot';
import { CurrencyCode, QuestMeasure, TournamentScoring } from '@croupier/contracts';
import { LocalWords } from '@croupier/i18n/local-words';
import { Cents, Counted, Recurring, Slug, Whole } from '../shared/terms.ts';

/** Limit on places, whose prizes are paid one by one. */
const MOST_PLACES = 1000;

const Prize = v.object({ from: Whole, to: Whole, amount: Cents });
export type Prize = v.InferOutput<typeof Prize>;

/** Returns whether prizes cover every place from the first on, none higher than the one before. */
const followOn = (prizes: readonly Prize[]): boolean =>
  prizes.every(({ from, to, amount }, at) => {
    const before = prizes[at - 1];
    return from === (before?.to ?? 0) + 1 && to >= from && amount <= (before?.amount ?? amount);
  });

/** Step of a quest; its measure never decreases. */
const Step = v.object({
  title: LocalWords,
  measure: QuestMeasure,
  target: Whole,
  /** Paid once the step is complete. */
  reward: Cents,
});

/** Quest whose steps are completed in order, each by rounds played since joining. */
const Quest = v.object({
  /** Most players who may join: each of them can be paid every step. */
  size: v.pipe(Whole, v.maxValue(10_000)),
  steps: v.pipe(v.array(Step), v.minLength(1), v.maxLength(10)),
});
export type Quest = v.InferOutput<typeof Quest>;

const isQuest = (id: string) => id.includes('quest');

/**
 * Definition of a tournament as data. A running tournament keeps a copy; a change gets a new version and applies from
 * the next run on.
 */
export const TournamentDefinition = v.pipe(
  v.object({
    /** Id; that of a quest contains `quest`: specification §3. */
    id: Slug,
    version: Whole,
    title: LocalWords,
    scoring: TournamentScoring,
    ...Counted.entries,
    /** Minimum and maximum stakes that count, in euro cents. */
    minStake: Cents,
    maxStake: v.nullable(Cents),
    /** Currency of the prizes. */
    currency: CurrencyCode,
    prizes: v.pipe(
      v.array(Prize),
      v.check((prizes) => followOn(prizes)),
      v.check((prizes) => (prizes.at(-1)?.to ?? 0) <= MOST_PLACES),
    ),
    /** Set for a quest. */
    quest: v.optional(v.nullable(Quest), null),
    ...Recurring.entries,
  }),
  v.check(({ id, quest, prizes }) => isQuest(id) === (quest !== null) && (quest !== null || prizes.length > 0)),
  v.check(({ everyHours, lastsHours }) => lastsHours <= everyHours),
  v.check(({ minStake, maxStake }) => maxStake === null || maxStake >= minStake),
);
export type TournamentDefinition = v.InferOutput<typeof TournamentDefinition>;

/** Returns the sum of all prizes of all places, in subunits. */
export const prizesOf = (prizes: readonly Prize[]): bigint =>
  prizes.reduce((sum, { from, to, amount }) => sum + BigInt(to - from + 1) * BigInt(amount), 0n);

/** Returns the sum of the rewards for the first steps of a quest, in subunits. */
export const rewardOf = (quest: Quest | null, steps = Infinity): bigint =>
  (quest?.steps ?? []).slice(0, steps).reduce((sum, { reward }) => sum + BigInt(reward), 0n);

/** Returns the most it can pay, in subunits of the definition's currency. */
export const poolOf = ({ prizes, quest }: Pick<TournamentDefinition, 'prizes' | 'quest'>): bigint =>
  prizesOf(prizes) + BigInt(quest?.size ?? 0) * rewardOf(quest);
