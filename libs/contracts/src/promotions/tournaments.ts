import * as v from 'valibot';
import { AmountCents, CurrencyCode, listOf, NumericId, NumericIdParam, Timestamp } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';

/** Scores are counted in ten-thousandths: of a point, of a multiple of the stake, of a euro staked. */
export const SCORE_UNITS = 10_000;

/** Tournaments a page. Source: specification §9. */
export const TOURNAMENTS_PAGE_SIZE = 9;

/** Places of a board that are shown live. Source: specification §4, Tournament status. */
export const BOARD_PLACES = 50;

/** Scoring rule of a tournament. A round counts once, when it has ended. */
export const TournamentScoring = /*#__PURE__*/ v.variant('rule', [
  /** Sum of all stakes, in euros. */
  v.object({ rule: v.literal('stake_sum') }),
  /** The highest win ÷ stake of a single round. */
  v.object({ rule: v.literal('best_multiple') }),
  /** Win ÷ stake of all rounds together. */
  v.object({ rule: v.literal('multiple_sum') }),
  /** Points for each round that paid more than its stake. */
  v.object({
    rule: v.literal('points_per_win'),
    points: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)),
  }),
  /** Win ÷ stake of the best sequence of this many consecutive rounds. */
  v.object({
    rule: v.literal('best_in_row'),
    rounds: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(50)),
  }),
]);
export type TournamentScoring = v.InferOutput<typeof TournamentScoring>;

/** Derived from the dates. Source: specification §4. */
export const TournamentState = /*#__PURE__*/ v.picklist(['archive', 'future', 'active']);

/** Prize of a range of places. Subunits of the tournament's currency. */
export const TournamentPrize = /*#__PURE__*/ v.object({
  from: v.number(),
  to: v.number(),
  amount_cents: AmountCents,
});

/** Measure of a quest's step: the score (in `SCORE_UNITS`), qualifying rounds, or different titles among them. */
export const QuestMeasure = /*#__PURE__*/ v.picklist(['score', 'rounds', 'games']);

/** Fields of a tournament that is a quest. Steps are done in order. Source: specification §3, Quest. */
export const Quest = /*#__PURE__*/ v.object({
  /** Maximum number of players. */
  size: v.number(),
  steps: v.array(
    v.object({
      title: v.string(),
      measure: QuestMeasure,
      target: v.number(),
      /** Paid once the step is done. Subunits of the tournament's currency. */
      reward_cents: AmountCents,
    }),
  ),
});
export type Quest = v.InferOutput<typeof Quest>;

/** A line of a board. */
export const TournamentPlace = /*#__PURE__*/ v.object({
  /** 1 is the first; equal ones share a place. */
  award_place: v.number(),
  /** Two letters of it or an invented name, so that the player stays anonymous. */
  nickname: v.string(),
  /** Score in `SCORE_UNITS`. */
  score: v.number(),
});
export type TournamentPlace = v.InferOutput<typeof TournamentPlace>;

/** A tournament. Source: specification §3. */
export const Tournament = /*#__PURE__*/ v.object({
  id: NumericId,
  slug: v.string(),
  /** The kind it is one of; a quest has `quest` in it. */
  frontend_identifier: v.string(),
  title: v.string(),
  start_at: Timestamp,
  end_at: Timestamp,
  in_progress: v.boolean(),
  status: TournamentState,
  /** Only players in one of these groups may take part; none means everyone. */
  group_ids: v.array(v.number()),
  /** JSON text with further data: `{"version": 1}`. */
  description: v.string(),
  scoring: TournamentScoring,
  /** Smallest and largest stake that counts, in euro cents; other currencies by the rate of the day it was set up. */
  min_stake_cents: AmountCents,
  max_stake_cents: v.nullable(AmountCents),
  /** Studios whose titles count; empty for all. */
  providers: v.array(v.object({ id: v.string(), title: v.string() })),
  /** Slugs of the titles that count, if limited to single titles; empty for all. */
  games: v.array(v.string()),
  /** Currency of the prizes. */
  currency: CurrencyCode,
  prize_pool_cents: AmountCents,
  prizes: v.array(TournamentPrize),
  /** Null if it isn't a quest: its prizes are then those of the places. */
  quest: v.nullable(Quest),
  /** Number of participants. */
  players: v.number(),
  /** Prizes are paid. */
  closed: v.boolean(),
  /** Best players, 50 at most; the first three in lists. */
  top_players: v.array(TournamentPlace),
});
export type Tournament = v.InferOutput<typeof Tournament>;

/** Status of a player. Source: specification §3, User tournament status. */
export const TournamentStatus = /*#__PURE__*/ v.object({
  tournament_id: NumericId,
  /** True if the player takes part. */
  confirmed: v.boolean(),
  /** Null while nothing was scored. */
  award_place: v.nullable(v.number()),
  nickname: v.string(),
  score: v.number(),
  /** Rounds that counted. */
  bets: v.number(),
  /** Stakes in them, in euro cents. */
  bet_cents: AmountCents,
  /** Different titles among them. */
  games_taken: v.number(),
  /** Quest steps that are done and paid. */
  steps_done: v.number(),
  /** Amount paid: for the place at the end, and for steps of a quest. */
  prize_cents: AmountCents,
});
export type TournamentStatus = v.InferOutput<typeof TournamentStatus>;

/** Changes to a leaderboard since the last message: lines by position from 0, and the number of lines. */
export const BoardChange = /*#__PURE__*/ v.object({
  lines: v.array(v.object({ at: v.number(), ...TournamentPlace.entries })),
  length: v.number(),
  players: v.number(),
});
export type BoardChange = v.InferOutput<typeof BoardChange>;

const page = /*#__PURE__*/ v.optional(
  /*#__PURE__*/ v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/), v.transform(Number)),
  '1',
);

const limit = /*#__PURE__*/ v.optional(
  /*#__PURE__*/ v.pipe(v.string(), v.regex(/^([1-9]|[1-4]\d|50)$/), v.transform(Number)),
  String(TOURNAMENTS_PAGE_SIZE),
);

/** Lists of tournaments: all that are not over, those of single providers, quests, and those that are over. */
export const TournamentList = /*#__PURE__*/ v.picklist(['all', 'producers', 'actions', 'archive']);
export type TournamentList = v.InferOutput<typeof TournamentList>;

/** GET /api/tournaments?list&page&limit: nine a page unless said, fifty at most; running ones first, then what comes next, or the latest that ended. */
export const readTournaments = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/tournaments',
  query: v.object({ list: v.optional(TournamentList, 'all'), page, limit }),
  reply: listOf(Tournament),
});

/** GET /api/tournaments/recent: the latest that ended, nine at most. */
export const readRecentTournaments = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/tournaments/recent',
  reply: v.array(Tournament),
});

/** GET /api/tournaments/player: those the player takes or took part in, the latest 50. */
export const readPlayerTournaments = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/tournaments/player',
  reply: v.array(v.object({ tournament: Tournament, status: TournamentStatus })),
});

/** By its number or its slug. */
const TournamentKey = /*#__PURE__*/ v.object({ id: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,80}$/)) });

/** GET /api/tournaments/{id}, by number or slug, with its board. */
export const readTournament = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/tournaments/:id',
  params: TournamentKey,
  reply: Tournament,
});

/** GET /api/tournaments/{id}/status: how the player stands. */
export const readTournamentStatus = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/tournaments/:id/status',
  params: v.object({ id: NumericIdParam }),
  reply: TournamentStatus,
});

/** POST /api/tournaments/{id}/confirm: takes part; rounds count from then on. Asked again: nothing changes. */
export const confirmTournament = /*#__PURE__*/ endpoint({
  method: 'POST',
  path: '/api/tournaments/:id/confirm',
  params: v.object({ id: NumericIdParam }),
  body: v.object({ confirmed: v.literal(true) }),
  reply: TournamentStatus,
  refusals: ['tournament_over', 'tournament_closed_to_you', 'tournament_full', 'excluded'],
});
