import type { Sport } from '@croupier/bet-math';
import type { Database } from '@croupier/server-database';
import { boundWaits } from '../events/bound-waits.ts';
import { addFixture, addTournaments } from '../feed/add-fixture.ts';
import { clubOf } from './clubs.ts';
import { mapQuotes, type Unknown } from './map-quotes.ts';
import { freshBooks, MARGIN } from './match-news.ts';
import type { OutsideLeague } from './questions.ts';
import type { QuotedMatch } from './wire.ts';

/** Matches further ahead are not offered yet. */
const AHEAD_MS = 7 * 24 * 3_600_000;
/** Maximum number of open matches per league. */
const MOST_OPEN = 200;
const WAITS = { lockMs: 2_000, statementMs: 5_000 };

interface Offer {
  feed: string;
  league: OutsideLeague;
  tournament: string;
  sport: Sport;
  /** Those that are on offer already. */
  open: number;
  now: Date;
}

/** Puts matches that were not known on offer, if they have prices; gives what of them has no place in our book. */
export async function offerMatches(
  db: Database,
  { feed, league, tournament, sport, open, now }: Offer,
  matches: readonly QuotedMatch[],
): Promise<Unknown[]> {
  const unknown: Unknown[] = [];
  const priced = matches
    .filter((match) => isOffered(match, tournament, now))
    .slice(0, Math.max(0, MOST_OPEN - open))
    .flatMap((match) => {
      const mapped = mapQuotes(match, freshBooks(match, now, false), MARGIN);
      unknown.push(...mapped.unknown);
      return mapped.prices.length > 0 ? [{ match, prices: mapped.prices }] : [];
    });
  if (priced.length === 0) return unknown;
  const club = (name: string) => clubOf(tournament, name);
  const clubs = new Map(
    priced.flatMap(({ match }) => [match.home_team, match.away_team].map((name) => [club(name).id, club(name)])),
  );
  const name = priced[0]!.match.sport_title ?? league.key;
  const row = { slug: tournament, sport, name, category: league.category, clubs: [...clubs.values()] };
  const nothing = {
    homeRateMicro: null,
    awayRateMicro: null,
    seedHash: null,
    model: null,
    lineups: null,
    speed: 1,
    season: 1,
  };
  await db.transaction(async (tx) => {
    await boundWaits(tx, WAITS);
    await addTournaments(tx, feed, [row], now);
    for (const { match, prices } of priced) {
      const [home, away] = [club(match.home_team), club(match.away_team)];
      const kickOffAt = match.commence_time;
      await addFixture(tx, { ...nothing, feed, feedKey: match.id, tournament, home, away, kickOffAt, prices });
    }
  });
  return unknown;
}

function isOffered({ commence_time, home_team, away_team }: QuotedMatch, tournament: string, now: Date): boolean {
  const until = commence_time.getTime() - now.getTime();
  return until > 0 && until < AHEAD_MS && clubOf(tournament, home_team).id !== clubOf(tournament, away_team).id;
}
