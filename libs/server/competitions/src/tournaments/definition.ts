import * as v from 'valibot';
import { CurrencyCode, TournamentScoring } from '@croupier/contracts';
import { gameTitles, providers } from '@croupier/game-art';

const Slug = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,48}$/));
const Whole = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
/** JSON knows no bigint: amounts are safe integers of subunits. */
const Cents = Whole;

/** Prizes are paid one after another. */
const MOST_PLACES = 1000;

const isProvider = (id: string) => providers.some((provider) => provider.id === id);
const isTitle = (slug: string) => gameTitles.some((title) => title.slug === slug);

const Prize = v.object({ from: Whole, to: Whole, amount: Cents });
export type Prize = v.InferOutput<typeof Prize>;

/** Every place from the first on, none paid more than the one before. */
const followOn = (prizes: readonly Prize[]): boolean =>
  prizes.every(({ from, to, amount }, at) => {
    const before = prizes[at - 1];
    return from === (before?.to ?? 0) + 1 && to >= from && amount <= (before?.amount ?? amount);
  });

/** What a tournament is, as data. A running one keeps a copy; a change gets a new version and counts from the next one on. */
export const TournamentDefinition = v.pipe(
  v.object({
    /** A quest has `quest` in it: specification §3. */
    id: Slug,
    version: Whole,
    title: v.object({ en: v.string(), de: v.string() }),
    scoring: TournamentScoring,
    /** Whose titles count; none means everybody's. */
    providers: v.array(v.pipe(v.string(), v.check(isProvider))),
    /** Which titles count; none means all. */
    games: v.array(v.pipe(v.string(), v.check(isTitle))),
    /** Who may enter; none means everyone. */
    groupIds: v.array(Whole),
    /** Stakes that count, in euro cents. */
    minStake: Cents,
    maxStake: v.nullable(Cents),
    /** In what prizes are paid. */
    currency: CurrencyCode,
    prizes: v.pipe(
      v.array(Prize),
      v.minLength(1),
      v.check((prizes) => followOn(prizes)),
      v.check((prizes) => (prizes.at(-1)?.to ?? 0) <= MOST_PLACES),
    ),
    /** It begins at `first` and again every so many hours. */
    first: v.pipe(v.string(), v.isoTimestamp()),
    everyHours: Whole,
    lastsHours: Whole,
  }),
  v.check(({ everyHours, lastsHours }) => lastsHours <= everyHours),
  v.check(({ minStake, maxStake }) => maxStake === null || maxStake >= minStake),
);
export type TournamentDefinition = v.InferOutput<typeof TournamentDefinition>;

/** Subunits of the definition's currency: every prize of every place. */
export const poolOf = (prizes: readonly Prize[]): bigint =>
  prizes.reduce((sum, { from, to, amount }) => sum + BigInt(to - from + 1) * BigInt(amount), 0n);
