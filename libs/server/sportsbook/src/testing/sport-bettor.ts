import type { Database } from '@croupier/server-database';
import { decideBets } from '../bets/decide-bets.ts';
import { placeBet } from '../bets/place-bet.ts';
import { readBets } from '../bets/read-bets.ts';
import { settleEnded } from '../bets/settle-ended.ts';
import { goal, orderOn, testMatch, type TestMatch, type TestOutcome } from './test-match.ts';

export interface SportBet {
  outcome: TestOutcome;
  /** Subunits. */
  stake: number;
  giftId?: number | undefined;
}

const SETTLED_AFTER = 10;
const HOUR_MS = 3_600_000;

/** Creates a bettor for tests. It bets on its own match before kick-off and live, until the match is over. */
export function sportBettor(db: Database, { playerId, clock }: { playerId: number; clock: () => Date }) {
  let match: TestMatch | null = null;
  let goals = 0;

  async function current(): Promise<TestMatch> {
    goals = match ? goals : 0;
    match ??= await testMatch(db, { now: clock(), kickOffAt: new Date(clock().getTime() + HOUR_MS) });
    return match;
  }

  async function place({ outcome, stake, giftId }: SportBet): Promise<void> {
    const event = await (await current()).read();
    const gift = giftId === undefined ? {} : { gift_id: giftId };
    const order = orderOn(event, outcome, { stake_cents: stake, odds_change: 'any', ...gift });
    await placeBet(db, { playerId, order, now: clock(), liveDelayMs: 0 });
  }

  async function bet(asked: SportBet): Promise<void> {
    await place(asked);
    await decide();
  }

  const scored = () => Array.from({ length: goals }, (_, at) => goal('home', 600 + at));

  /** A bet during play, which a goal before its decision refuses. */
  async function live({ refused, ...asked }: SportBet & { refused: boolean }): Promise<void> {
    const on = await current();
    const report = () => on.report({ at: clock(), goals: scored() });
    await report();
    try {
      await place(asked);
      if (!refused) return;
      goals++;
      await report();
    } finally {
      await decide();
    }
  }

  /** Others may be deciding this one. */
  async function decide(): Promise<void> {
    do await decideBets(db, clock());
    while (
      (await readBets(db, { playerId, state: 'open', limit: 50 })).data.some(({ status }) => status === 'pending')
    );
  }

  /** The match is over, or was never played to its end: its bets are settled. Others may be settling them too. */
  async function whistle({ played }: { played: boolean }): Promise<void> {
    if (!match) return;
    const over = { status: played ? ('ended' as const) : ('abandoned' as const), period: null, left: 0 };
    await match.report({ at: clock(), goals: scored(), ...over });
    match = null;
    let failed: unknown;
    const onError = (error: unknown) => {
      failed = error;
    };
    for (let turn = 0; turn < SETTLED_AFTER; turn++) if (await settleEnded(db, { clock, onError })) return;
    throw new Error('bets are not settled', { cause: failed });
  }
  return { bet, live, whistle };
}
