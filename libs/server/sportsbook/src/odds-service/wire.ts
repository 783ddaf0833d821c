import * as v from 'valibot';

/** More of anything is no price list. */
const MOST_MATCHES = 400;
const MOST_PARTS = 80;
const HIGHEST = 1_000;

const Name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80));
const Key = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));
const Moment = v.pipe(
  v.string(),
  v.maxLength(40),
  v.isoTimestamp(),
  v.transform((text) => new Date(text)),
);
/** Items are parsed one by one, so that an invalid one doesn't hide the others. */
const list = (most: number) => v.pipe(v.array(v.unknown()), v.maxLength(most));

const Outcome = v.object({
  name: Name,
  price: v.pipe(v.number(), v.finite(), v.gtValue(1), v.maxValue(HIGHEST)),
  point: v.optional(v.pipe(v.number(), v.finite(), v.minValue(-HIGHEST), v.maxValue(HIGHEST))),
});
const Market = v.object({ key: Key, outcomes: v.pipe(v.array(Outcome), v.maxLength(MOST_PARTS)) });
const Bookmaker = v.object({ key: Key, last_update: Moment, markets: list(MOST_PARTS) });
const Head = v.object({
  id: Key,
  sport_key: Key,
  sport_title: v.optional(Name),
  commence_time: Moment,
  home_team: Name,
  away_team: Name,
});
const Match = v.object({ ...Head.entries, bookmakers: list(MOST_PARTS) });
const Points = v.object({ name: Name, score: v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number)) });
const Scored = v.object({
  ...Head.entries,
  completed: v.boolean(),
  scores: v.nullish(v.pipe(v.array(Points), v.maxLength(4))),
});

export type QuotedMarket = v.InferOutput<typeof Market>;
export interface Book {
  readonly key: string;
  readonly at: Date;
  readonly markets: readonly QuotedMarket[];
}
/** A match with what every book asks for it. */
export interface QuotedMatch extends v.InferOutput<typeof Head> {
  readonly books: readonly Book[];
}
/** A match with its score so far, by the names of the teams. */
export type ScoredMatch = v.InferOutput<typeof Scored>;

/** Parsed items, and the number that could not be parsed. */
export interface Parsed<Item> {
  readonly items: readonly Item[];
  readonly unread: number;
}

function each<Schema extends v.GenericSchema>(
  schema: Schema,
  values: readonly unknown[],
): Parsed<v.InferOutput<Schema>> {
  const results = values.map((value) => v.safeParse(schema, value));
  const items = results.flatMap(({ success, output }) => (success ? [output] : []));
  return { items, unread: values.length - items.length };
}

/** The answer to a question for prices. Not a list at all: a ValiError. */
export function parseQuotes(answer: unknown): Parsed<QuotedMatch> {
  const { items, unread } = each(Match, v.parse(list(MOST_MATCHES), answer));
  return { unread, items: items.map(({ bookmakers, ...match }) => ({ ...match, books: booksOf(bookmakers) })) };
}

const booksOf = (bookmakers: readonly unknown[]): Book[] =>
  each(Bookmaker, bookmakers).items.map(({ key, last_update, markets }) => ({
    key,
    at: last_update,
    markets: each(Market, markets).items,
  }));

/** The answer to a question for scores. */
export const parseScores = (answer: unknown): Parsed<ScoredMatch> => each(Scored, v.parse(list(MOST_MATCHES), answer));
