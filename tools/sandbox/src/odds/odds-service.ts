import { createHash } from 'node:crypto';
import type { SandboxConfig } from '../config.ts';
import { type Answer, type Exchange, HttpError, json, recordOf, type Routes } from '../http/router.ts';
import { html, page } from '../pages/html.ts';
import { sameText } from '../pay/tokens.ts';
import { leagueKeys, matchesOf, type Played } from './recorded-day.ts';

/** Invented books: margin of each, and how far its opinion is from the average. */
const BOOKS = [
  { key: 'aldine', title: 'Aldine', margin: 0.045, opinion: 0 },
  { key: 'brassbet', title: 'Brassbet', margin: 0.06, opinion: 0.006 },
  { key: 'corvus', title: 'Corvus', margin: 0.05, opinion: -0.005 },
  { key: 'dunmore', title: 'Dunmore', margin: 0.075, opinion: 0.01 },
] as const;
type Book = (typeof BOOKS)[number];
/** Interval at which a book updates its odds. */
const UPDATE_MS = 5_000;
/** Longest silence, in case a test that requested it dies. */
const LONGEST_SILENCE_SECONDS = 120;

const price = (chance: number, { margin }: Book): number =>
  Math.max(1.01, Math.round(100 / (Math.min(chance, 0.97) * (1 + margin))) / 100);
const shift = (chance: number, { opinion }: Book): number => Math.min(0.985, Math.max(0.015, chance + opinion));

function marketsOf({ home, away, league, moment }: Played, book: Book) {
  const [, , , homeWins, draw, handicap, covers, total, more] = moment;
  const own = shift(homeWins, book);
  const sides = [
    { name: home, price: price(own, book) },
    { name: away, price: price(Math.max(0.01, 1 - own - draw), book) },
  ];
  const h2h = { key: 'h2h', outcomes: draw > 0 ? [...sides, { name: 'Draw', price: price(draw, book) }] : sides };
  if (total === 0) return [h2h];
  const spread = shift(covers, book);
  const over = shift(more, book);
  return [
    h2h,
    {
      key: 'spreads',
      outcomes: [
        { name: home, price: price(spread, book), point: handicap },
        { name: away, price: price(1 - spread, book), point: 0 - handicap },
      ],
    },
    {
      key: 'totals',
      outcomes: [
        { name: 'Over', price: price(over, book), point: total },
        { name: 'Under', price: price(1 - over, book), point: total },
      ],
    },
    // One book also offers a market outside the request, as real ones do.
    ...(book.key === 'corvus' && league.key.startsWith('basketball') ? [{ ...h2h, key: 'h2h_q1' }] : []),
  ];
}

const headOf = ({ id, league, startsAt, home, away }: Played) => ({
  id,
  sport_key: league.key,
  sport_title: league.title,
  commence_time: startsAt.toISOString(),
  home_team: home,
  away_team: away,
});

const oddsOf = (match: Played, now: Date) => ({
  ...headOf(match),
  bookmakers: BOOKS.map((book) => ({
    key: book.key,
    title: book.title,
    last_update: new Date(Math.floor(now.getTime() / UPDATE_MS) * UPDATE_MS).toISOString(),
    markets: marketsOf(match, book),
  })),
});

const scoreOf = (match: Played, now: Date) => ({
  ...headOf(match),
  completed: match.state === 'over',
  scores:
    match.state === 'coming'
      ? null
      : [match.home, match.away].map((name, side) => ({ name, score: String(match.score[side]) })),
  last_update: match.state === 'coming' ? null : now.toISOString(),
});

/**
 * Returns the routes of a service that collects the odds of many books, in the most common format, over a recorded day.
 */
export function oddsRoutes({ secret, oddsSpeed }: SandboxConfig, clock: () => Date): Routes {
  let silentUntil = 0;
  /** Returns the reply, or never answers while silent, like a lost connection. */
  const heard = (reply: () => Answer): Answer | Promise<Answer> =>
    clock().getTime() < silentUntil ? new Promise<never>(() => undefined) : reply();
  const listed = ({ url, params }: Exchange): Played[] => {
    if (!sameText(url.searchParams.get('apiKey') ?? '', secret)) throw new HttpError(401, 'unknown_key');
    const key = params['key'] ?? '';
    if (!leagueKeys.includes(key)) throw new HttpError(404, 'unknown_sport');
    return matchesOf(key, clock(), oddsSpeed);
  };
  const answer = (exchange: Exchange, body: readonly object[]) => {
    const etag = `"${createHash('sha256').update(JSON.stringify(body)).digest('base64url')}"`;
    if (exchange.headers['if-none-match'] === etag) return { status: 304, type: 'application/json', body: '' };
    return { ...json(body), headers: { etag } };
  };
  return {
    'GET /v4/sports/:key/odds': (exchange) =>
      heard(() =>
        answer(
          exchange,
          listed(exchange)
            .filter(({ state }) => state !== 'over')
            .map((match) => oddsOf(match, clock())),
        ),
      ),
    'GET /v4/sports/:key/scores': (exchange) =>
      heard(() =>
        answer(
          exchange,
          listed(exchange).map((match) => scoreOf(match, clock())),
        ),
      ),
    'POST /v1/silence': ({ text }) => {
      const { seconds } = recordOf(JSON.parse(text));
      if (typeof seconds !== 'number' || !(seconds >= 0 && seconds <= LONGEST_SILENCE_SECONDS))
        throw new HttpError(422, 'seconds');
      silentUntil = clock().getTime() + seconds * 1000;
      return json({ silent_until: new Date(silentUntil).toISOString() });
    },
    'GET /': () =>
      page({
        title: 'Odds service',
        body: html`<main>
          <p class="eyebrow">Sandbox</p>
          <h1>Odds service</h1>
          <p>
            Collects odds from invented bookmakers on invented matches: one recorded day, over and over. To use it in
            the sportsbook, start the site with <code>ODDS_FEED_URL=sandbox</code>.
          </p>
        </main>`,
      }),
  };
}
