import { Refusal } from '@croupier/contracts';
import { type Database, sql } from '@croupier/server-database';
import { playIn } from '@croupier/server-sessions';
import { readSeat, sittingOf, type Sitting } from './fairness/seat.ts';
import { commitmentOf } from './fairness/seeds.ts';
import type { Games, RoundMath } from './game.ts';
import { type Launch, launchGame, type Launched } from './launch/launch-game.ts';
import { exchangeToken, GameSessions } from './launch/sessions.ts';
import { checkParams, checkStakeOffered } from './rounds/check-bet.ts';
import { finishOpenRounds } from './rounds/finish-open-rounds.ts';
import { openLanes } from './rounds/lanes.ts';
import { readLastRound } from './rounds/last-round.ts';
import type { RoundAnswer } from './rounds/order.ts';
import { actInDemo, playDemo, readDemoSeat } from './rounds/play-demo.ts';
import type { Rider } from './rounds/rider.ts';
import { riders as everyRider } from './rounds/riders.ts';
import { type GameSession, isReal } from './session.ts';
import { dropOldWins } from './winners/read-latest-winners.ts';

export interface GamesOptions {
  db: Database;
  clock: () => Date;
  games: Games;
  riders?: readonly Rider[];
}

export interface PlayedBet {
  roundId: string;
  stake: bigint;
  params: unknown;
}

export interface PlayedAct {
  roundId: string;
  actId: string;
  action: unknown;
}

/** Where a player stands in a game. */
export interface Standing {
  balance: bigint;
  sitting: Sitting;
  fairness: { serverSeedHash: string; clientSeed: string; nonce: bigint };
  lastRound: RoundAnswer | null;
}

export type GameService = ReturnType<typeof createGames>;

/** The games of one copy of the platform: launches, sessions and the lanes of bets. */
export function createGames({ db, clock, games, riders = everyRider }: GamesOptions) {
  const sessions = new GameSessions(db);
  const lanes = openLanes({ db, clock, riders });

  function mathOf(session: GameSession): RoundMath {
    const math = games[session.maths];
    if (!math) throw new Refusal('game_not_available');
    return math;
  }

  return {
    launch: (launch: Omit<Launch, 'now'>): Promise<Launched> => launchGame(db, games, { ...launch, now: clock() }),

    /** Exchanges a launch token for a bearer. */
    async open(token: string): Promise<{ bearer: string; session: GameSession; math: RoundMath; standing: Standing }> {
      const { bearer, session } = await exchangeToken(db, token, clock());
      return { bearer, session, math: mathOf(session), standing: await readStanding(db, session, clock()) };
    },

    /** The session of a bearer, or a refusal. Whether the player is still signed in, the bet asks. */
    sessionOf: (bearer: string): Promise<GameSession> => sessions.find(bearer, clock()),

    async play(session: GameSession, { roundId, stake, params }: PlayedBet): Promise<RoundAnswer> {
      const math = mathOf(session);
      checkStakeOffered(math, session.currency, stake, session.rules);
      const valid = checkParams(math, params);
      const { minRoundMs } = session.rules;
      if (!isReal(session))
        return playDemo(db, { sessionId: session.id, math, roundId, stake, params: valid, minRoundMs, now: clock() });
      const { playerId, accountId, currency, siteSessionId, nickname, slug } = session;
      const paramsText = JSON.stringify(valid);
      return lanes.place({
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
        minRoundMs,
      });
    },

    async act(session: GameSession, { roundId, actId, action }: PlayedAct): Promise<RoundAnswer> {
      const math = mathOf(session);
      const valid = checkParams(math, action, 'action');
      if (!isReal(session))
        return actInDemo(db, { sessionId: session.id, math, roundId, actId, action: valid, now: clock() });
      const { playerId, accountId, currency, siteSessionId, nickname } = session;
      return lanes.place({
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

    /** Where the player stands: after a lost connection. */
    async resume(session: GameSession): Promise<Standing> {
      if (isReal(session)) await requireSignedIn(db, session.siteSessionId, clock());
      return readStanding(db, session, clock());
    },

    /** What a schedule does: abandoned rounds finish, old rows go. Returns how many rounds were finished. */
    async sweep(): Promise<number> {
      const now = clock();
      await closeProviderRounds(db, now);
      await dropOldWins(db);
      await db.query(sql`delete from game_sessions where created_at < ${new Date(now.getTime() - 7 * 86_400_000)}`);
      return finishOpenRounds({ db, lanes, games, now });
    },

    drained: () => lanes.drained(),
  };
}

async function requireSignedIn(db: Database, siteSessionId: string, now: Date): Promise<void> {
  const living = await db.transaction((tx) => playIn(tx, [siteSessionId], now));
  if (!living.has(siteSessionId)) throw new Refusal('unauthenticated');
}

async function readStanding(db: Database, session: GameSession, now: Date): Promise<Standing> {
  if (!isReal(session)) return readDemoSeat(db, session.id);
  const seat = await readSeat(db, session.playerId);
  const [account] = await db.query<{ balance: bigint }>(
    sql`select balance from ledger_accounts where id = ${session.accountId}`,
  );
  if (!seat || !account) throw new Refusal('game_not_available');
  const sitting = sittingOf(seat, session.currency, now);
  const { serverSeed, clientSeed, nonce } = seat;
  return {
    balance: account.balance,
    sitting,
    fairness: { serverSeedHash: commitmentOf(serverSeed), clientSeed, nonce },
    lastRound: await readLastRound(db, session, sitting),
  };
}

/** An outside provider that never closed a round: it is closed for us; a late win is still paid. */
async function closeProviderRounds(db: Database, now: Date): Promise<void> {
  await db.query(sql`
    update rounds set status = 'closed'
    where status = 'open' and provider <> 'house' and played_at <= ${new Date(now.getTime() - 48 * 3_600_000)}`);
}
