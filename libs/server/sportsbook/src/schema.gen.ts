// Written by `npm run schema` from the migrations; a test fails when it is stale.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import { kysely, type QueryBuilder } from '@croupier/server-database';

export interface SportBetCorrections {
  bet_id: string;
  number: number;
  player_id: bigint;
  kind: 'cancel' | 'rollback' | 'resettle' | 'settle';
  correction_id: string | null;
  at: Date;
  status: 'accepted' | 'settled' | 'void';
  returned: bigint | null;
  settled_at: Date | null;
  receipt: ColumnType<unknown, string | null, string | null>;
  legs: ColumnType<unknown, string, string>;
  moved: bigint;
}

export interface SportBetLegs {
  bet_id: string;
  position: number;
  player_id: bigint;
  event_id: bigint;
  market_id: number;
  specifiers: string;
  outcome: string;
  shown_odds: number;
  odds: number;
  fair: number;
  market_version: number;
  home_score: number | null;
  away_score: number | null;
  result: 0 | 1 | null;
  void_halves: 0 | 1 | 2 | null;
  banker: boolean;
  reserved: bigint;
  starting_price: Generated<boolean>;
  places: number | null;
  fraction: number | null;
  finish: ColumnType<unknown, string | null, string | null>;
  rolled_back: Generated<boolean>;
}

export interface SportBets {
  id: string;
  number: GeneratedAlways<bigint>;
  player_id: bigint;
  digest: Buffer;
  hold_id: string;
  currency: 'AUD' | 'CAD' | 'NZD' | 'EUR' | 'USD' | 'PLN' | 'JPY' | 'NOK' | 'BRL' | 'BTC' | 'ETH' | 'BCH' | 'LTC' | 'DOG' | 'USDT';
  stake: bigint;
  odds_change: 'none' | 'higher' | 'any';
  status: 'pending' | 'accepted' | 'rejected' | 'settled' | 'void' | 'cashed_out';
  possible_return: bigint;
  returned: bigint | null;
  placed_at: Date;
  decide_at: Date | null;
  decided_at: Date | null;
  settled_at: Date | null;
  rejection: ColumnType<unknown, string | null, string | null>;
  receipt: ColumnType<unknown, string | null, string | null>;
  funding: ColumnType<unknown, string | null, string | null>;
  sizes: number[];
  sold_stake: Generated<bigint>;
  sold_for: Generated<bigint>;
  sell_at: bigint | null;
  each_way: Generated<boolean>;
  corrections: Generated<number>;
  written_off: Generated<bigint>;
  edit: ColumnType<unknown, string | null, string | null>;
  edit_decide_at: Date | null;
}

export interface SportCalendars {
  player_id: bigint;
  token: string;
  made_at: Date;
}

export interface SportCalibration {
  sport: string;
  tenth: number;
  matches: bigint;
  outcomes: bigint;
  stated: bigint;
  happened: bigint;
  spread: bigint;
}

export interface SportCashOuts {
  id: string;
  bet_id: string;
  player_id: bigint;
  share: number;
  stake: bigint;
  pays: bigint;
  fair: bigint;
  automatic: boolean;
  created_at: Date;
  expires_at: Date;
  taken_at: Date | null;
}

export interface SportClubs {
  id: string;
  name: string;
  short_name: string;
  crest: ColumnType<unknown, string, string>;
  sport: string | null;
  words: GeneratedAlways<string>;
}

export interface SportCorrections {
  id: string;
  number: GeneratedAlways<bigint>;
  kind: 'cancel' | 'rollback' | 'resettle';
  event_id: bigint;
  market_id: number | null;
  specifiers: string | null;
  from_at: Date | null;
  until_at: Date | null;
  withdrawn_at: Date | null;
  before: ColumnType<unknown, string, string>;
  reason: string;
  actor: string;
  at: Date;
  done_at: Date | null;
}

export interface SportCourses {
  event_id: bigint;
  told: number;
  incidents: ColumnType<unknown, string, string>;
}

export interface SportDayLiabilities {
  day: string;
  currency: 'AUD' | 'CAD' | 'NZD' | 'EUR' | 'USD' | 'PLN' | 'JPY' | 'NOK' | 'BRL' | 'BTC' | 'ETH' | 'BCH' | 'LTC' | 'DOG' | 'USDT';
  returns: bigint;
}

export interface SportDayLog {
  number: GeneratedAlways<bigint>;
  kind: 'fixture' | 'field' | 'update' | 'suspended' | 'bet' | 'decided' | 'sold' | 'stop' | 'correction' | 'corrected';
  body: string;
}

export interface SportDueMarkets {
  event_id: bigint;
  market_id: number;
  specifiers: string;
  due_at: Date;
}

export interface SportEvents {
  id: GeneratedAlways<bigint>;
  feed: string;
  feed_key: string;
  tournament: string;
  home: string | null;
  away: string | null;
  kick_off_at: Date;
  status: 'not_started' | 'delayed' | 'postponed' | 'live' | 'suspended' | 'interrupted' | 'ended' | 'closed' | 'cancelled' | 'abandoned';
  version: Generated<number>;
  home_score: Generated<number>;
  away_score: Generated<number>;
  period: string | null;
  period_second: Generated<number>;
  clock_at: Date | null;
  speed: number;
  goals: ColumnType<unknown, string | undefined, string>;
  home_rate_micro: number | null;
  away_rate_micro: number | null;
  seed_hash: string | null;
  seed: string | null;
  ended_at: Date | null;
  settled_at: Date | null;
  periods: ColumnType<unknown, string | undefined, string>;
  detail: ColumnType<unknown, string | null, string | null>;
  model: ColumnType<unknown, string | null, string | null>;
  season: Generated<number>;
  closing: ColumnType<unknown, string | null, string | null>;
  said: ColumnType<unknown, string | null, string | null>;
  field: ColumnType<unknown, string | null, string | null>;
  lineups: ColumnType<unknown, string | null, string | null>;
  decisions: Generated<number>;
  recorded: Generated<boolean>;
  revision: Generated<number>;
  revised_at: Generated<Date>;
}

export interface SportFavourites {
  player_id: bigint;
  kind: 'sport' | 'league' | 'team' | 'event';
  key: string;
  added_at: Date;
}

export interface SportFeeds {
  name: string;
  state: Generated<'ok' | 'silent'>;
  silences: Generated<number>;
  alive_at: Date;
  paused_at: Date | null;
  calls_left: number | null;
  last_error: string | null;
  failed_at: Date | null;
  recorded_until: Date | null;
}

export interface SportLiabilities {
  event_id: bigint;
  market_id: number;
  specifiers: string;
  outcome: string;
  currency: 'AUD' | 'CAD' | 'NZD' | 'EUR' | 'USD' | 'PLN' | 'JPY' | 'NOK' | 'BRL' | 'BTC' | 'ETH' | 'BCH' | 'LTC' | 'DOG' | 'USDT';
  returns: bigint;
}

export interface SportLimits {
  scope: 'outcome' | 'event' | 'player' | 'day' | 'stake';
  group_id: number | null;
  currency: 'AUD' | 'CAD' | 'NZD' | 'EUR' | 'USD' | 'PLN' | 'JPY' | 'NOK' | 'BRL' | 'BTC' | 'ETH' | 'BCH' | 'LTC' | 'DOG' | 'USDT';
  amount: bigint;
  actor: string;
  at: Date;
}

export interface SportLogLoss {
  sport: string;
  market_id: number;
  lines: bigint;
  loss: bigint;
  expected: bigint;
}

export interface SportMarkets {
  event_id: bigint;
  market_id: number;
  specifiers: string;
  position: number;
  status: 'active' | 'suspended' | 'inactive' | 'settled' | 'cancelled';
  reason: string | null;
  version: Generated<number>;
  odds: number[] | null;
  fair: number[];
  results: string[] | null;
  back: Generated<number>;
  held: Generated<boolean>;
}

export interface SportPlayers {
  id: string;
  club: string;
  name: string;
  number: number;
  position: 'goalkeeper' | 'defender' | 'midfielder' | 'forward';
  scoring: number;
  words: GeneratedAlways<string>;
}

export interface SportPriceHistory {
  event_id: bigint;
  market_id: number;
  specifiers: string;
  version: number;
  at: Date;
  home_score: number;
  away_score: number;
  status: string;
  odds: number[] | null;
  fair: number[];
}

export interface SportRunners {
  event_id: bigint;
  number: number;
  competitor: string;
}

export interface SportSimulatedMatches {
  event_id: bigint;
  league: string;
  slot: number;
  seed: Buffer;
  position: number;
  next_at: Date | null;
  drifts: Generated<number>;
  kick_off_at: Date;
  troubles: Generated<boolean>;
}

export interface SportSimulatedRaces {
  event_id: bigint;
  track: string;
  slot: number;
  seed: Buffer;
  drifts: boolean;
  next_at: Date | null;
}

export interface SportSimulation {
  only_row: Generated<boolean>;
  seed: Buffer;
  speed: number;
  anchor_slot: number;
  anchor_at: Date;
}

export interface SportStops {
  number: GeneratedAlways<bigint>;
  sport: string | null;
  tournament: string | null;
  event_id: bigint | null;
  market_id: number | null;
  specifiers: string | null;
  reason: string;
  actor: string;
  at: Date;
}

export interface SportTopLeagues {
  edition: string;
  position: number;
  tournament: string;
}

export interface SportTournaments {
  slug: string;
  sport: string;
  category: string;
  name: string;
  position: number;
  words: GeneratedAlways<string>;
}

export interface SportUnmapped {
  feed: string;
  kind: 'league' | 'team' | 'market' | 'line' | 'score' | 'match';
  name: string;
  count: Generated<bigint>;
  last_at: Date;
}

export interface Tables {
  sport_bet_corrections: SportBetCorrections;
  sport_bet_legs: SportBetLegs;
  sport_bets: SportBets;
  sport_calendars: SportCalendars;
  sport_calibration: SportCalibration;
  sport_cash_outs: SportCashOuts;
  sport_clubs: SportClubs;
  sport_corrections: SportCorrections;
  sport_courses: SportCourses;
  sport_day_liabilities: SportDayLiabilities;
  sport_day_log: SportDayLog;
  sport_due_markets: SportDueMarkets;
  sport_events: SportEvents;
  sport_favourites: SportFavourites;
  sport_feeds: SportFeeds;
  sport_liabilities: SportLiabilities;
  sport_limits: SportLimits;
  sport_log_loss: SportLogLoss;
  sport_markets: SportMarkets;
  sport_players: SportPlayers;
  sport_price_history: SportPriceHistory;
  sport_runners: SportRunners;
  sport_simulated_matches: SportSimulatedMatches;
  sport_simulated_races: SportSimulatedRaces;
  sport_simulation: SportSimulation;
  sport_stops: SportStops;
  sport_top_leagues: SportTopLeagues;
  sport_tournaments: SportTournaments;
  sport_unmapped: SportUnmapped;
}

/** Builds statements on the tables of this domain. */
export const tables: QueryBuilder<Tables> = kysely<Tables>();

/** Every column of a table, for reading whole rows. */
export const columns = {
  sport_bet_corrections: ['bet_id', 'number', 'player_id', 'kind', 'correction_id', 'at', 'status', 'returned', 'settled_at', 'receipt', 'legs', 'moved'],
  sport_bet_legs: ['bet_id', 'position', 'player_id', 'event_id', 'market_id', 'specifiers', 'outcome', 'shown_odds', 'odds', 'fair', 'market_version', 'home_score', 'away_score', 'result', 'void_halves', 'banker', 'reserved', 'starting_price', 'places', 'fraction', 'finish', 'rolled_back'],
  sport_bets: ['id', 'number', 'player_id', 'digest', 'hold_id', 'currency', 'stake', 'odds_change', 'status', 'possible_return', 'returned', 'placed_at', 'decide_at', 'decided_at', 'settled_at', 'rejection', 'receipt', 'funding', 'sizes', 'sold_stake', 'sold_for', 'sell_at', 'each_way', 'corrections', 'written_off', 'edit', 'edit_decide_at'],
  sport_calendars: ['player_id', 'token', 'made_at'],
  sport_calibration: ['sport', 'tenth', 'matches', 'outcomes', 'stated', 'happened', 'spread'],
  sport_cash_outs: ['id', 'bet_id', 'player_id', 'share', 'stake', 'pays', 'fair', 'automatic', 'created_at', 'expires_at', 'taken_at'],
  sport_clubs: ['id', 'name', 'short_name', 'crest', 'sport', 'words'],
  sport_corrections: ['id', 'number', 'kind', 'event_id', 'market_id', 'specifiers', 'from_at', 'until_at', 'withdrawn_at', 'before', 'reason', 'actor', 'at', 'done_at'],
  sport_courses: ['event_id', 'told', 'incidents'],
  sport_day_liabilities: ['day', 'currency', 'returns'],
  sport_day_log: ['number', 'kind', 'body'],
  sport_due_markets: ['event_id', 'market_id', 'specifiers', 'due_at'],
  sport_events: ['id', 'feed', 'feed_key', 'tournament', 'home', 'away', 'kick_off_at', 'status', 'version', 'home_score', 'away_score', 'period', 'period_second', 'clock_at', 'speed', 'goals', 'home_rate_micro', 'away_rate_micro', 'seed_hash', 'seed', 'ended_at', 'settled_at', 'periods', 'detail', 'model', 'season', 'closing', 'said', 'field', 'lineups', 'decisions', 'recorded', 'revision', 'revised_at'],
  sport_favourites: ['player_id', 'kind', 'key', 'added_at'],
  sport_feeds: ['name', 'state', 'silences', 'alive_at', 'paused_at', 'calls_left', 'last_error', 'failed_at', 'recorded_until'],
  sport_liabilities: ['event_id', 'market_id', 'specifiers', 'outcome', 'currency', 'returns'],
  sport_limits: ['scope', 'group_id', 'currency', 'amount', 'actor', 'at'],
  sport_log_loss: ['sport', 'market_id', 'lines', 'loss', 'expected'],
  sport_markets: ['event_id', 'market_id', 'specifiers', 'position', 'status', 'reason', 'version', 'odds', 'fair', 'results', 'back', 'held'],
  sport_players: ['id', 'club', 'name', 'number', 'position', 'scoring', 'words'],
  sport_price_history: ['event_id', 'market_id', 'specifiers', 'version', 'at', 'home_score', 'away_score', 'status', 'odds', 'fair'],
  sport_runners: ['event_id', 'number', 'competitor'],
  sport_simulated_matches: ['event_id', 'league', 'slot', 'seed', 'position', 'next_at', 'drifts', 'kick_off_at', 'troubles'],
  sport_simulated_races: ['event_id', 'track', 'slot', 'seed', 'drifts', 'next_at'],
  sport_simulation: ['only_row', 'seed', 'speed', 'anchor_slot', 'anchor_at'],
  sport_stops: ['number', 'sport', 'tournament', 'event_id', 'market_id', 'specifiers', 'reason', 'actor', 'at'],
  sport_top_leagues: ['edition', 'position', 'tournament'],
  sport_tournaments: ['slug', 'sport', 'category', 'name', 'position', 'words'],
  sport_unmapped: ['feed', 'kind', 'name', 'count', 'last_at'],
} as const;
