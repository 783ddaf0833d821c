import * as v from 'valibot';
import { Instant, NumericId, NumericIdParam, Timestamp } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';

/** Names of leagues, clubs and outcomes: `harbour-league`, `over`. */
export const Slug = /*#__PURE__*/ v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,63}$/));
export const Sport = /*#__PURE__*/ v.picklist(['football', 'tennis', 'basketball', 'ice-hockey', 'greyhounds']);
export type Sport = v.InferOutput<typeof Sport>;

/** Decimal odds times 10,000. */
export const OddsValue = /*#__PURE__*/ v.pipe(v.number(), v.safeInteger(), v.minValue(10_100), v.maxValue(10_000_000));
/** Probability in parts per million. */
export const PartsPerMillion = /*#__PURE__*/ v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(1_000_000));
/** A club's player: `port-ashby.tom-hale`. In a market's specifiers: `player=port-ashby.tom-hale`. */
export const PlayerId = /*#__PURE__*/ v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9.-]{0,45}$/));
/** Canonical: sorted, `total=2.5`, or empty. */
export const Specifiers = /*#__PURE__*/ v.pipe(
  v.string(),
  v.maxLength(64),
  v.regex(/^([a-z]+=[-0-9a-z.:]+(\|[a-z]+=[-0-9a-z.:]+)*)?$/),
);

/** Outcomes of one match as one: `1//home&18/total=2.5/over`. bet-math `combinationOf` writes it, `picksOf` reads it. */
export const Combination = /*#__PURE__*/ v.pipe(
  v.string(),
  v.maxLength(480),
  v.regex(
    /^[1-9]\d{0,5}\/[-a-z0-9=.:|]{0,64}\/[a-z0-9-]{1,64}(&[1-9]\d{0,5}\/[-a-z0-9=.:|]{0,64}\/[a-z0-9-]{1,64}){1,7}$/,
  ),
);

/** A shield, drawn by the browser from these. */
export const Crest = /*#__PURE__*/ v.object({
  pattern: v.picklist(['plain', 'halves', 'stripes', 'hoops', 'quarters', 'sash', 'chevron', 'cross', 'chief', 'rays']),
  field: v.string(),
  second: v.string(),
  charge: v.picklist([
    'none',
    'star',
    'anchor',
    'tower',
    'wave',
    'sun',
    'oak',
    'wheel',
    'mountain',
    'crown',
    'bird',
    'ring',
  ]),
  metal: v.string(),
});
export type Crest = v.InferOutput<typeof Crest>;

export const Club = /*#__PURE__*/ v.object({ id: Slug, name: v.string(), short_name: v.string(), crest: Crest });
export type Club = v.InferOutput<typeof Club>;

export const Score = /*#__PURE__*/ v.object({
  home: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(999)),
  away: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(999)),
});

/** A part of a match, or what stands between two. */
export const MatchPeriod = /*#__PURE__*/ v.picklist([
  ...['first_half', 'half_time', 'second_half'],
  ...['set_1', 'set_2', 'set_3'],
  ...['quarter_1', 'quarter_2', 'quarter_3', 'quarter_4'],
  ...['period_1', 'period_2', 'period_3'],
  ...['break', 'overtime'],
] as const);
export type MatchPeriod = v.InferOutput<typeof MatchPeriod>;

/** Details on a scoreboard next to the score. Tennis: games of the set, points as called, and the server. */
export const ScoreDetail = /*#__PURE__*/ v.object({
  games: Score,
  points: v.object({ home: v.string(), away: v.string() }),
  server: v.picklist(['home', 'away']),
});
export type ScoreDetail = v.InferOutput<typeof ScoreDetail>;

/** Match clock: seconds into the period at the given moment, and `speed` compared with real time. */
export const MatchClock = /*#__PURE__*/ v.object({
  period: MatchPeriod,
  second: v.number(),
  at: Timestamp,
  speed: v.number(),
});
export type MatchClock = v.InferOutput<typeof MatchClock>;

/**
 * Status of an event. A delayed or postponed one has not started; an interrupted one is paused and may continue. A
 * closed one has ended and no longer changes.
 */
export const EventStatus = /*#__PURE__*/ v.picklist([
  ...['not_started', 'delayed', 'postponed'],
  ...['live', 'suspended', 'interrupted'],
  ...['ended', 'closed', 'cancelled', 'abandoned'],
] as const);
export type EventStatus = v.InferOutput<typeof EventStatus>;

export const MarketStatus = /*#__PURE__*/ v.picklist(['active', 'suspended', 'inactive', 'settled', 'cancelled']);

/** Why no bets are taken on a market; null while it is active. */
export const MarketReason = /*#__PURE__*/ v.picklist([
  'possible_goal',
  'goal',
  'feed_silent',
  'feed_paused',
  'awaiting_news',
  'withdrawn',
  'prices_alone',
  'started',
  'decided',
  'ended',
  'abandoned',
  'not_playing',
  'cancelled',
  'interrupted',
  'postponed',
  'operator',
]);

/** Result of an outcome: for a half, half of the stake won or lost, and the other half was returned. */
export const OutcomeGrade = /*#__PURE__*/ v.picklist(['win', 'half_win', 'void', 'half_lose', 'lose']);

/** One market with its odds in the order of its outcomes (bet-math `marketKind`). */
export const SportMarket = /*#__PURE__*/ v.object({
  market_id: v.number(),
  specifiers: Specifiers,
  status: MarketStatus,
  reason: v.nullable(MarketReason),
  version: v.number(),
  /** Null without prices; an outcome that has become impossible has none. */
  odds: v.nullable(v.array(v.nullable(OddsValue))),
  /** Result of each outcome, once settled or cancelled. */
  results: v.nullable(v.array(OutcomeGrade)),
});
export type SportMarket = v.InferOutput<typeof SportMarket>;

/** Each-way terms: number of places, at one `fraction`-th of the winnings. bet-math `placeTerms`. */
export const PlaceTerms = /*#__PURE__*/ v.object({ places: v.number(), fraction: v.number() });

/**
 * A runner of a field: a greyhound in its trap, a club in its league. Outcomes of the field's markets are their
 * numbers.
 */
export const FieldRunner = /*#__PURE__*/ v.object({
  number: v.number(),
  club: Club,
  /**
   * Set if it doesn't run: bets on it are void, and this many hundredths of the winnings are deducted from all others.
   */
  withdrawn: v.nullable(v.object({ at: Timestamp, deduction: v.number() })),
  /** Last odds before the start. */
  starting_odds: v.nullable(OddsValue),
  /** Thousandths of the way, while it runs. */
  progress: v.nullable(v.number()),
  /** Finishing position; a tie shares it. */
  rank: v.nullable(v.number()),
});
export type FieldRunner = v.InferOutput<typeof FieldRunner>;

/** Competitors of an event without two sides. */
export const Field = /*#__PURE__*/ v.object({
  kind: v.picklist(['race', 'season']),
  /** Number among the track's races, or the league's seasons. */
  number: v.number(),
  /** Metres; null for a season. */
  distance: v.nullable(v.number()),
  /** Null if only the winner pays. */
  terms: v.nullable(PlaceTerms),
  /** Version of the deduction table; null without deductions. */
  deduction_table: v.nullable(v.string()),
  runners: v.array(FieldRunner),
});
export type Field = v.InferOutput<typeof Field>;

/** Kinds of incidents, by sport; starts and ends of periods in all of them. */
export const IncidentKind = /*#__PURE__*/ v.picklist([
  ...['period_begin', 'period_end', 'goal', 'attack', 'dangerous_attack'],
  ...['shot_on_target', 'shot_off_target', 'corner', 'yellow_card', 'red_card', 'substitution'],
  ...['point', 'ace', 'double_fault', 'game', 'break', 'set'],
  ...['free_throw', 'two_points', 'three_points', 'timeout', 'shot', 'penalty', 'decider'],
] as const);
export type IncidentKind = v.InferOutput<typeof IncidentKind>;

/** One incident. Once published it never changes. */
export const Incident = /*#__PURE__*/ v.object({
  /** Number in the match, from 0, without gaps. */
  nr: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  kind: IncidentKind,
  /** Side it belongs to; null for both. */
  side: v.nullable(v.picklist(['home', 'away'])),
  period: MatchPeriod,
  second: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  /** Goals, points or sets after it; for `game` and `break` the games of the set. Null if it changes none. */
  score: v.nullable(Score),
  /** Player who scored, was booked, or was substituted off. */
  player: v.nullable(PlayerId),
  /** Player who assisted the goal, or was substituted on. */
  other: v.nullable(PlayerId),
});
export type Incident = v.InferOutput<typeof Incident>;

/** A player of a squad. The position affects expectations; `number` is the shirt number. */
export const SquadPlayer = /*#__PURE__*/ v.object({
  id: PlayerId,
  name: v.string(),
  side: v.picklist(['home', 'away']),
  number: v.number(),
  position: v.picklist(['goalkeeper', 'defender', 'midfielder', 'forward']),
});
export type SquadPlayer = v.InferOutput<typeof SquadPlayer>;

/** The elevens that begin: expected ones until a little before kick-off, then those that were announced. */
export const Lineups = /*#__PURE__*/ v.object({
  home: v.array(PlayerId),
  away: v.array(PlayerId),
  announced: v.boolean(),
});
export type Lineups = v.InferOutput<typeof Lineups>;

/**
 * State of a live match. Also the payload of `changed` on `public:odds:event:<id>` (every market) and
 * `public:odds:list` (the main ones).
 */
export const EventState = /*#__PURE__*/ v.object({
  id: NumericId,
  version: v.number(),
  status: EventStatus,
  /** Goals, points, or sets. */
  score: Score,
  /** Scores of the parts that are over, in order: halves, sets, quarters, periods. */
  periods: v.array(Score),
  detail: v.nullable(ScoreDetail),
  clock: v.nullable(MatchClock),
  /** Start of a race, or the end of betting on a season. It changes if a match is delayed or postponed. */
  kick_off_at: Timestamp,
  markets: v.array(SportMarket),
  /** Set for a race or a season; a match has none. */
  field: v.optional(Field),
  /**
   * Incidents since the previous state, on the match's own topic. A client fills a gap in their numbers by reading the
   * match.
   */
  incidents: v.optional(v.array(Incident)),
});
export type EventState = v.InferOutput<typeof EventState>;

export const SportEvent = /*#__PURE__*/ v.object({
  ...EventState.entries,
  sport: Sport,
  tournament: v.object({ slug: Slug, name: v.string(), category: v.string() }),
  home: Club,
  away: Club,
  /**
   * Number of markets open for betting, or all markets of an ended match. Lists contain only the main ones of the
   * sport.
   */
  market_count: v.number(),
});
export type SportEvent = v.InferOutput<typeof SportEvent>;

/**
 * A match in full. The hash is published before kick-off and the seed after the end, so anyone can replay the match.
 */
export const SportEventDetail = /*#__PURE__*/ v.object({
  ...SportEvent.entries,
  goals: v.array(v.object({ side: v.picklist(['home', 'away']), period: MatchPeriod, second: v.number() })),
  /** All incidents so far, oldest first. */
  incidents: v.array(Incident),
  /** Both squads; empty in sports without published players. */
  players: v.array(SquadPlayer),
  lineups: v.nullable(Lineups),
  /** Goals the model expects of each side over the whole match, in millionths; null from a feed without a model. */
  expected_goals: v.nullable(v.object({ home: v.number(), away: v.number() })),
  seed_hash: v.nullable(v.string()),
  seed: v.nullable(v.string()),
});
export type SportEventDetail = v.InferOutput<typeof SportEventDetail>;

/** GET /api/sportsbook/tree: sports, their leagues and how many matches each has now, and which leagues stand first. Ours. */
export const readSportTree = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/sportsbook/tree',
  reply: /*#__PURE__*/ v.object({
    sports: v.array(
      v.object({
        id: Sport,
        live: v.number(),
        upcoming: v.number(),
        tournaments: v.array(
          v.object({ slug: Slug, name: v.string(), category: v.string(), live: v.number(), upcoming: v.number() }),
        ),
      }),
    ),
    /** Leagues of any sport, in the operator's order for the edition. */
    top: v.array(Slug),
  }),
});

/**
 * Clubs, leagues and matches; a match must belong to any of them: `team:coral,league:liga,event:12`. Limited to the
 * length of an address.
 */
const Among = /*#__PURE__*/ v.pipe(
  v.string(),
  v.maxLength(6_000),
  v.regex(/^(team|league|event):[a-z0-9][a-z0-9-]{0,63}(,(team|league|event):[a-z0-9][a-z0-9-]{0,63}){0,199}$/),
);

/** GET /api/sportsbook/events: matches with their main markets, by kick-off; results newest first. Ours. */
export const readSportEvents = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/sportsbook/events',
  query: /*#__PURE__*/ v.object({
    state: v.picklist(['live', 'upcoming', 'ended']),
    sport: v.optional(Sport),
    tournament: v.optional(Slug),
    team: v.optional(Slug),
    among: v.optional(Among),
    /** Instead of the main markets the open lines of this one, those most in balance; matches without are left out. */
    market: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/), v.transform(Number))),
    /** Kick-off at or after, and before. */
    from: v.optional(Instant),
    to: v.optional(Instant),
    /** Kick-off within so many minutes from now, by the server's clock. */
    within: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/), v.transform(Number))),
    limit: v.optional(v.pipe(v.string(), v.regex(/^([1-9]\d?|100)$/), v.transform(Number)), '50'),
  }),
  reply: /*#__PURE__*/ v.array(SportEvent),
});

/** GET /api/sportsbook/events/{id}: one match with every market. Ours. */
export const readSportEvent = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/sportsbook/events/:id',
  params: /*#__PURE__*/ v.object({ id: NumericIdParam }),
  reply: SportEventDetail,
  refusals: ['not_found'],
});

/** GET /api/sportsbook/events/{id}/combination: the one price of several outcomes of a match, from the same model as all others. Ours. */
export const readCombination = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/sportsbook/events/:id/combination',
  params: /*#__PURE__*/ v.object({ id: NumericIdParam }),
  query: /*#__PURE__*/ v.object({ outcomes: Combination }),
  reply: /*#__PURE__*/ v.object({
    status: MarketStatus,
    reason: v.nullable(v.string()),
    /** The match's. */
    version: v.number(),
    score: Score,
    /** Null where the outcomes have no price together. */
    odds: v.nullable(OddsValue),
    fair: PartsPerMillion,
    margin: v.nullable(v.number()),
  }),
  refusals: ['not_found', 'legs_related'],
});

/** GET /api/sportsbook/events/{id}/prices: a price laid open: fair probability, margin, and how both moved. Ours. */
export const readSportPrices = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/sportsbook/events/:id/prices',
  params: /*#__PURE__*/ v.object({ id: NumericIdParam }),
  query: /*#__PURE__*/ v.object({
    market_id: v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number)),
    specifiers: v.optional(Specifiers, ''),
  }),
  reply: /*#__PURE__*/ v.object({
    market: SportMarket,
    fair: v.array(PartsPerMillion),
    /** Expected share of a stake that is returned, for lines that can end level. */
    back: PartsPerMillion,
    /** Sum of inverse odds minus one; null without odds. */
    margin: v.nullable(v.number()),
    history: v.array(
      v.object({
        at: Timestamp,
        score: Score,
        status: MarketStatus,
        odds: v.nullable(v.array(v.nullable(OddsValue))),
        fair: v.array(PartsPerMillion),
      }),
    ),
  }),
  refusals: ['not_found'],
});
