import { type GameGift, type PastRound, Refusal } from '@croupier/contracts';
import { type Database, run } from '@croupier/server-database';
import { readBonusFund, readSpinsFor } from '@croupier/server-promotions';
import { touchLiveSessions } from '@croupier/server-sessions';
import { readCashBalance } from '@croupier/server-wallet';
import { readGameState, playSessionOf, type PlaySession } from './fairness/player-game-state.ts';
import { commitmentOf } from './fairness/seeds.ts';
import type { Games, RoundMath } from './game.ts';
import { dropDeadDemos } from './launch/drop-dead-demos.ts';
import { type Launch, launchGame, type Launched } from './launch/launch-game.ts';
import { exchangeToken, GameSessions } from './launch/sessions.ts';
import type { BatchStep } from './rounds/batch-step.ts';
import { createBatchSteps } from './rounds/batch-steps.ts';
import { createBatchWorkers } from './rounds/batch-workers.ts';
import { checkAction, checkFeature, checkParams, checkStakeOffered } from './rounds/check-bet.ts';
import { finishOpenRounds } from './rounds/finish-open-rounds.ts';
import { readLastRound } from './rounds/last-round.ts';
import type { RoundAnswer } from './rounds/order.ts';
import { readPastRounds } from './rounds/past-rounds.ts';
import { actInDemo, playDemo, readDemoGameState } from './rounds/play-demo.ts';
import { tables } from './schema.gen.ts';
import { type GameSession, HOUSE, isReal } from './session.ts';
import { dropOldWins } from './winners/read-latest-winners.ts';

export interface GamesOptions {
  db: Database;
  /** Connections for the batches alone, so that no other call makes a bet wait for one; `db` where there are none. */
  betsDb?: Database;
  clock: () => Date;
  games: Games;
  steps?: readonly BatchStep[];
  mostHeldMs?: number;
}

export interface PlayedBet {
  roundId: string;
  stake: bigint;
  params: unknown;
  /** The free spins that are to pay for it. */
  giftId?: number | undefined;
}

export interface PlayedAct {
  roundId: string;
  actId: string;
  action: unknown;
}

/** State of a player in a game. */
export interface Standing {
  balance: bigint;
  playSession: PlaySession;
  fairness: { serverSeedHash: string; clientSeed: string; nonce: bigint };
  lastRound: RoundAnswer | null;
  /** Free spins that can pay for rounds here. */
  gifts: readonly GameGift[];
}

export type GameService = ReturnType<typeof createGames>;

/** The games of one copy of the platform: launches, sessions and the batch workers. */
export function createGames({ db, betsDb = db, clock, games, steps = createBatchSteps(), mostHeldMs }: GamesOptions) {
  const sessions = new GameSessions(db);
  const workers = createBatchWorkers({ db: betsDb, clock, steps, mostHeldMs });

  function mathOf(session: GameSession): RoundMath {
    const math = games[session.maths];
    if (!math) throw new Refusal('game_not_available');
    return math;
  }

  return {
    launch: (launch: Omit<Launch, 'now'>): Promise<Launched> => launchGame(db, games, { ...launch, now: clock() }),

    /** Exchanges a launch token for a bearer. */
    async open(token: string): Promise<{ bearer: string; session: GameSession; math: RoundMath; standing: Standing }> {
      const { bearer, session } = await exchangeToken(db, { token, provider: HOUSE, now: clock() });
      return { bearer, session, math: mathOf(session), standing: await readStanding(db, session, clock()) };
    },

    /** The session of a bearer, or a refusal. Whether the player is still signed in, the bet asks. */
    sessionOf: (bearer: string): Promise<GameSession> => sessions.find(bearer, clock()),

    async play(session: GameSession, { roundId, stake, params, giftId }: PlayedBet): Promise<RoundAnswer> {
      const math = mathOf(session);
      checkStakeOffered(math, session.currency, { stake, params }, session.rules);
      const valid = checkParams(math, params);
      checkFeature(math, valid, isReal(session) ? (giftId ?? null) : null);
      const { minRoundMs, jackpots } = session.rules;
      if (!isReal(session))
        return playDemo(db, { sessionId: session.id, math, roundId, stake, params: valid, minRoundMs, now: clock() });
      const { playerId, accountId, currency, siteSessionId, nickname, slug } = session;
      const paramsText = JSON.stringify(valid);
      return workers.place({
        kind: 'play',
        playerId,
        accountId,
        currency,
        siteSessionId,
        nickname,
        slug,
        roundId,
        math,
        stake,
        params: valid,
        paramsText,
        giftId: giftId ?? null,
        jackpots,
        minRoundMs,
      });
    },

    async act(session: GameSession, { roundId, actId, action }: PlayedAct): Promise<RoundAnswer> {
      const math = mathOf(session);
      const valid = checkAction(math, action);
      if (!isReal(session))
        return actInDemo(db, { sessionId: session.id, math, roundId, actId, action: valid, now: clock() });
      const { playerId, accountId, currency, siteSessionId, nickname } = session;
      return workers.place({
        kind: 'act',
        playerId,
        accountId,
        currency,
        siteSessionId,
        nickname,
        roundId,
        math,
        actId,
        action: valid,
        actionText: JSON.stringify(valid),
      });
    },

    /** Returns the player's state after a lost connection. */
    async resume(session: GameSession): Promise<Standing> {
      if (isReal(session)) await requireSignedIn(db, session.siteSessionId, clock());
      return readStanding(db, session, clock());
    },

    /** Returns the player's latest rounds of this title. */
    async pastRounds(session: GameSession): Promise<PastRound[]> {
      if (isReal(session)) await requireSignedIn(db, session.siteSessionId, clock());
      return readPastRounds(db, session);
    },

    /**
     * Runs the scheduled work: finishes abandoned rounds and deletes old rows. Returns the number of rounds finished.
     */
    async sweep(): Promise<number> {
      const now = clock();
      await closeProviderRounds(db, now);
      await dropOldWins(db);
      await dropDeadDemos(db, now);
      await run(
        db,
        tables.deleteFrom('game_sessions').where('created_at', '<', new Date(now.getTime() - 7 * 86_400_000)),
      );
      return finishOpenRounds({ db, workers, games, now });
    },

    /** Decides every bet that can be decided. Bets that wait for another transaction are refused. */
    stop: () => workers.stop(),
  };
}

async function requireSignedIn(db: Database, siteSessionId: string, now: Date): Promise<void> {
  const liveSessions = await db.transaction((tx) => touchLiveSessions(tx, [siteSessionId], now));
  if (!liveSessions.has(siteSessionId)) throw new Refusal('unauthenticated');
}

async function readStanding(db: Database, session: GameSession, now: Date): Promise<Standing> {
  if (!isReal(session)) return { ...(await readDemoGameState(db, session.id)), gifts: [] };
  const gameState = await readGameState(db, session.playerId);
  const cash = await readCashBalance(db, session.accountId);
  if (!gameState || cash === null) throw new Refusal('game_not_available');
  const balance = cash + (await readBonusFund(db, session, now));
  const playSession = playSessionOf(gameState, session.currency, now);
  const { serverSeed, clientSeed, nonce } = gameState;
  return {
    balance,
    playSession,
    fairness: { serverSeedHash: commitmentOf(serverSeed), clientSeed, nonce },
    lastRound: await readLastRound(db, session, playSession),
    gifts: await readSpinsFor(db, { ...session, now }),
  };
}

/** An outside provider that never closed a round: it is closed for us; a late win is still paid. */
async function closeProviderRounds(db: Database, now: Date): Promise<void> {
  const query = tables
    .updateTable('rounds')
    .set({ status: 'closed' })
    .where('status', '=', 'open')
    .where('provider', '<>', HOUSE)
    .where('played_at', '<=', new Date(now.getTime() - 48 * 3_600_000));
  await run(db, query);
}
