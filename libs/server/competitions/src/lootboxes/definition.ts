import * as v from 'valibot';
import { LocalWords } from '@croupier/i18n/local-words';

const Slug = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,48}$/));
const Whole = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

const Outcome = v.object({
  id: Slug,
  title: LocalWords,
  /** Weight; the probability is the weight over the sum of all. */
  weight: v.pipe(Whole, v.maxValue(1_000_000)),
  /** Bonus definition to grant; null grants nothing. */
  bonus: v.nullable(Slug),
});
export type LootboxOutcome = v.InferOutput<typeof Outcome>;

/** Possible contents of a box, as data. An issued box keeps a copy. */
export const LootboxDefinition = v.pipe(
  v.object({
    id: Slug,
    version: Whole,
    kind: v.picklist(['wheel', 'box']),
    title: LocalWords,
    /** Groups whose players may get it; empty means everyone. */
    groupIds: v.array(Whole),
    /** Hours from one issue to the next; null if it is only issued by an operator or a rule. */
    everyHours: v.nullable(Whole),
    /** Days until an unopened box expires. */
    waitsDays: Whole,
    outcomes: v.pipe(v.array(Outcome), v.minLength(2), v.maxLength(24)),
  }),
  v.check(
    ({ outcomes }) => new Set(outcomes.map(({ id }) => id)).size === outcomes.length,
    'outcomes have names of their own',
  ),
);
export type LootboxDefinition = v.InferOutput<typeof LootboxDefinition>;

export const weightOf = ({ outcomes }: Pick<LootboxDefinition, 'outcomes'>): number =>
  outcomes.reduce((sum, { weight }) => sum + weight, 0);

/** Returns the outcome for a drawn number: outcomes cover consecutive ranges, each as long as its weight. */
export function outcomeAt({ outcomes }: Pick<LootboxDefinition, 'outcomes'>, drawn: number): LootboxOutcome {
  let end = 0;
  for (const outcome of outcomes) if (drawn < (end += outcome.weight)) return outcome;
  throw new RangeError(`${drawn} is beyond the last outcome`);
}
