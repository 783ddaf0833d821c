import { marketKind } from '@croupier/bet-math';
import { MARKET_IDS, totalSpecifiers } from '@croupier/bet-math/testing';
import type { Bet, Gift, Incident, SportEventDetail, SportMarket } from '@croupier/contracts';

const crest = { pattern: 'plain', field: '#123456', second: '#ffffff', charge: 'star', metal: '#f2c14e' } as const;
const club = (id: string, name: string) => ({ id, name, short_name: name.slice(0, 3).toUpperCase(), crest });

const LINES = [
  { marketId: MARKET_IDS.matchResult, specifiers: '' },
  ...[0.5, 1.5, 2.5, 3.5, 4.5].map((line) => ({ marketId: MARKET_IDS.total, specifiers: totalSpecifiers(line) })),
  { marketId: MARKET_IDS.bothScore, specifiers: '' },
];

/** Returns a match before kick-off with every market at simple odds. */
export function sportEvent(changes: Partial<SportEventDetail> = {}): SportEventDetail {
  const markets = LINES.map(({ marketId, specifiers }): SportMarket => ({
    market_id: marketId,
    specifiers,
    status: 'active',
    reason: null,
    version: 3,
    odds: marketKind(marketId)!.outcomes.map((_, index) => 20_000 + index * 5_000),
    results: null,
  }));
  return {
    id: 7,
    version: 5,
    status: 'not_started',
    sport: 'football',
    score: { home: 0, away: 0 },
    periods: [],
    detail: null,
    clock: null,
    markets,
    tournament: { slug: 'liga', name: 'Liga', category: 'Land' },
    home: club('ashby', 'Port Ashby'),
    away: club('coral', 'Nueva Coral'),
    kick_off_at: '2026-11-20T19:00:00.000Z',
    market_count: markets.length,
    goals: [],
    incidents: [],
    players: [],
    lineups: null,
    expected_goals: null,
    seed_hash: null,
    seed: null,
    ...changes,
  };
}

type IncidentRow = readonly [
  kind: Incident['kind'],
  side: Incident['side'],
  period: Incident['period'],
  second: number,
  score?: Incident['score'],
  player?: string,
  other?: string,
];

/** Returns incidents from compact rows. */
export const incidentsOf = (...rows: readonly IncidentRow[]): Incident[] =>
  rows.map(([kind, side, period, second, score = null, player = null, other = null], nr) => {
    return { nr, kind, side, period, second, score, player, other };
  });

/** Returns the match with changes to its result market. */
export function withResult(event: SportEventDetail, changes: Partial<SportMarket>): SportEventDetail {
  const markets = event.markets.map((market, index) =>
    index === 0 ? { ...market, version: market.version + 1, ...changes } : market,
  );
  return { ...event, version: event.version + 1, markets };
}

export function bet(changes: Partial<Bet> = {}, leg: Partial<Bet['legs'][number]> = {}): Bet {
  return {
    id: '8b0b5a9e-5d0a-4a8e-9c39-111111111111',
    status: 'accepted',
    currency: 'EUR',
    stake_cents: 1_000,
    odds_change: 'none',
    sizes: [1],
    funding: null,
    possible_return_cents: 2_000,
    return_cents: null,
    placed_at: '2026-11-20T18:00:00.000Z',
    decide_at: null,
    settled_at: null,
    sold: null,
    sell_at_cents: null,
    rejection: null,
    receipt: null,
    corrections: [],
    legs: [
      {
        event: {
          id: 7,
          home: 'Port Ashby',
          away: 'Nueva Coral',
          tournament: 'Liga',
          kick_off_at: '2026-11-20T19:00:00.000Z',
          status: 'not_started',
          score: { home: 0, away: 0 },
        },
        market_id: 1,
        specifiers: '',
        outcome: 'home',
        shown_odds: 20_000,
        odds: 20_000,
        fair: 480_000,
        live_score: null,
        banker: false,
        result: null,
        void_factor: null,
        rolled_back: false,
        ...leg,
      },
    ],
    ...changes,
  };
}

/** Returns a usable free bet of five euros. */
export const freeBetGift = (changes: Partial<Gift> = {}): Gift => ({
  id: 31,
  stage: 'activated',
  type: 'bonus',
  label: 'freebet',
  bonuses: [{ title: 'Free bet' }],
  identifier: 'free-bet',
  currency: 'EUR',
  amount_cents: 500,
  amount_wager_requirement_cents: 0,
  amount_wager_cents: 0,
  fund_cents: 0,
  released_cents: 0,
  rounds_left: 1,
  won_cents: 0,
  queue_place: null,
  issued_at: '2026-11-20T12:00:00.000Z',
  activated_at: '2026-11-20T12:00:00.000Z',
  expires_at: '2100-01-01T12:00:00.000Z',
  ended_at: null,
  wagering: null,
  rounds: { count: 1, stake_cents: 500, games: [], wins: 'cash', feature: false, least_odds: 15_000 },
  points: null,
  ends_on_withdrawal: false,
  ...changes,
});
