import * as v from 'valibot';
import { lobbyTitles, providers } from '@croupier/game-art';

/** Id of a definition. */
export const Slug = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,48}$/));
export const Whole = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
/** Subunits as safe integers, because JSON has no bigint. */
export const Cents = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

const isProvider = (id: string) => providers.some((provider) => provider.id === id);
const isTitle = (slug: string) => lobbyTitles.some((title) => title.slug === slug);

/** Rounds that count. */
export const Counted = v.object({
  /** Studios whose titles count; empty means all. */
  providers: v.array(v.pipe(v.string(), v.check(isProvider))),
  /** Titles that count; empty means all. */
  games: v.array(v.pipe(v.string(), v.check(isTitle))),
  /** Groups whose players may take part; empty means everyone. */
  groupIds: v.array(Whole),
});
type Counted = v.InferOutput<typeof Counted>;

/** Schedule: starts at `first` and repeats at a fixed interval in hours. */
export const Recurring = v.object({
  first: v.pipe(v.string(), v.isoTimestamp()),
  everyHours: Whole,
  lastsHours: Whole,
});

/** Returns the slugs of the titles that count. */
export const titlesOf = ({ providers, games }: Pick<Counted, 'providers' | 'games'>): string[] =>
  lobbyTitles
    .filter(({ provider }) => providers.length === 0 || providers.includes(provider))
    .filter(({ slug }) => games.length === 0 || games.includes(slug))
    .map(({ slug }) => slug);
