import * as v from 'valibot';
import { GameMechanic, GameVolatility } from '@croupier/contracts';
import { type CurrencyCode, isCurrency } from '@croupier/money';

/** Error for an invalid catalogue, of which nothing was imported. The message contains none of the studio's text. */
export class CatalogueRefused extends Error {
  override readonly name = 'CatalogueRefused';
}

const MOST_TITLES = 500;

/** Letters, digits and plain marks: what is shown in lists, mails and a terminal must be no markup and steer nothing. */
const Name = v.pipe(
  v.string(),
  v.maxLength(60),
  v.regex(/^[\p{L}\p{N}](?:[\p{L}\p{N}\p{M} '’&,.:!?-]*[\p{L}\p{N}!?.])?$/u),
);
/** A path on the studio's own origin: what begins with two slashes would be another's. */
const Picture = v.pipe(v.string(), v.maxLength(200), v.regex(/^\/(?!\/)[\w./-]*\.(?:svg|avif|webp|png|jpg)$/));
const share = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(1));
const code = (pattern: RegExp) => v.pipe(v.string(), v.regex(pattern));

/** One title in a studio's catalogue. Shares are 0 … 1. Fields we don't know are left out. */
const Listing = v.object({
  id: code(/^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$/),
  title: Name,
  mechanic: GameMechanic,
  /** Return to player. A value of 1 or more must be a mistake. */
  rtp: v.pipe(share, v.minValue(0.5), v.maxValue(0.999)),
  /** Share of rounds that pay anything; null where the player chooses it. */
  hit_rate: v.nullable(share),
  volatility: v.nullable(GameVolatility),
  /** Standard deviation of win ÷ stake; null where the player chooses it. */
  deviation: v.nullable(v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(1_000))),
  max_win_multiple: v.pipe(v.number(), v.finite(), v.minValue(1), v.maxValue(1_000_000)),
  demo: v.boolean(),
  /** Those we have are kept. */
  currencies: v.pipe(
    v.array(code(/^[A-Z]{3,5}$/)),
    v.maxLength(200),
    v.transform((codes): CurrencyCode[] => [...new Set(codes)].filter(isCurrency)),
    v.minLength(1),
  ),
  /** First language is the default for players who speak none of them. */
  languages: v.pipe(v.array(code(/^[a-z]{2,3}(?:-[A-Z]{2})?$/)), v.minLength(1), v.maxLength(100)),
  /** Pictures in 3 : 4 and 16 : 9. */
  pictures: v.object({ card: Picture, wide: Picture }),
});
export type Listing = v.InferOutput<typeof Listing>;

const Catalogue = v.object({ studio: Name, games: v.pipe(v.array(Listing), v.maxLength(MOST_TITLES)) });

/** Returns the slug of a title: lower-case words joined by hyphens. */
const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** Reads what a studio sent, whole or not at all. */
export function readCatalogue(sent: unknown): v.InferOutput<typeof Catalogue> {
  const read = v.safeParse(Catalogue, sent);
  if (!read.success) {
    const [issue] = read.issues;
    throw new CatalogueRefused(
      `${v.getDotPath(issue) ?? 'the document'} is not as the contract has it (${issue.type})`,
    );
  }
  const ids = new Set<string>();
  for (const [at, { id, title }] of read.output.games.entries()) {
    if (id !== slugOf(title)) throw new CatalogueRefused(`games.${at}.id is not its title in words joined by hyphens`);
    if (ids.has(id)) throw new CatalogueRefused(`games.${at}.id stands there twice`);
    ids.add(id);
  }
  return read.output;
}
