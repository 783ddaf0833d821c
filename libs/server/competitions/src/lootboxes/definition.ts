import * as v from 'valibot';
import { LocalWords } from '@croupier/i18n/local-words';

const Slug = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,48}$/));
const Whole = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

const Outcome = v.object({
  id: Slug,
  title: LocalWords,
  /** Its chance is this over the sum of all. */
  weight: v.pipe(Whole, v.maxValue(1_000_000)),
  /** The bonus it gives, by its definition; null gives nothing. */
  bonus: v.nullable(Slug),
});
export type LootboxOutcome = v.InferOutput<typeof Outcome>;

/** What can be in a box, as data. A box that was given keeps a copy. */
export const LootboxDefinition = v.pipe(
  v.object({
    id: Slug,
    version: Whole,
    kind: v.picklist(['wheel', 'box']),
    title: LocalWords,
    /** Who may have it; none means everyone. */
    groupIds: v.array(Whole),
    /** A turn is there again so many hours after the last one was given; null where only somebody gives it. */
    everyHours: v.nullable(Whole),
    /** How long it waits to be opened. */
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

/** The outcome a drawn number stands for: they lie one after another, each as long as its weight. */
export function outcomeAt({ outcomes }: Pick<LootboxDefinition, 'outcomes'>, drawn: number): LootboxOutcome {
  let end = 0;
  for (const outcome of outcomes) if (drawn < (end += outcome.weight)) return outcome;
  throw new RangeError(`${drawn} is beyond the last outcome`);
}
