import { randomBytes, randomUUID } from 'node:crypto';
import { type Journal, openJournal } from '../journal.ts';
import { commitmentOf, drawWindow, type Window } from './maths.ts';
import { AnswerLost, type Wallet, WalletRefused } from './wallet.ts';

/** Refused request of the page; the code is from the contract or our own. */
export class PlayRefused extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/** Subunits of about one euro, in the accepted currencies. */
const units: Readonly<Record<string, number>> = {
  FUN: 100,
  EUR: 100,
  USD: 100,
  AUD: 200,
  CAD: 200,
  NZD: 200,
  PLN: 500,
  JPY: 200,
  NOK: 1_000,
  BRL: 500,
};
export const currencies = Object.keys(units).filter((code) => code !== 'FUN');
export const stakesIn = (currency: string): number[] =>
  [20, 50, 100, 200, 500, 1_000].map((part) => (part * units[currency]!) / 100);

const GAME = 'breath-on-glass';
const DEMO_CENTS = 100_000;
const SESSION_MS = 4 * 3_600_000;

interface Session {
  id: string;
  /** Player of the session; null means play money, stored here. */
  player: { token: string; id: number } | null;
  currency: string;
  balance: number;
  /** Secret of the next window: its commitment is published before the bet. */
  secret: string;
  began: number;
}

interface Round {
  id: string;
  session: string;
  seed: string;
  secret: string;
  stake: number;
  /**
   * Status of the round. `asked`: the bet may have been placed. `drawn`: it was placed, and the win is due. `lost`: the
   * bet must be rolled back. All others are final.
   */
  state: 'asked' | 'drawn' | 'lost' | 'paid' | 'refused' | 'returned';
  why: string | null;
  call: { player: number; currency: string } | null;
  balance: number;
}

export interface Opened {
  session: string;
  mode: 'real' | 'demo';
  currency: string;
  balance: number;
  stakes: number[];
  commitment: string;
}

export interface Played extends Window {
  round: string;
  stake: number;
  win: number;
  balance: number;
  /** Reveals the committed window, and commits to the next one. */
  secret: string;
  seed: string;
  commitment: string;
}

const newSecret = () => randomBytes(32).toString('hex');

/**
 * Opens the studio's rounds. Each is stored before the call to the casino that follows from it. After a crash, the next
 * start pays wins that are due and rolls back unknown bets.
 */
export function openRounds(folder: string, wallet: Wallet, clock: () => number = Date.now) {
  const sessions: Journal<Session> = openJournal(folder, 'studio-sessions');
  const rounds: Journal<Round> = openJournal(folder, 'studio-rounds');
  /** Queue of each session's calls: a double click waits, and finds the round it asks for. */
  const turns = new Map<string, Promise<unknown>>();

  const move = (round: Round, amount: number, more: object) => ({
    player: round.call!.player,
    currency: round.call!.currency,
    game: GAME,
    round: round.id,
    amount,
    ...more,
  });

  async function open(token: string | null): Promise<Opened> {
    const known = token === null ? null : await wallet('authenticate', { token });
    const currency = known ? String(known['currency']) : 'FUN';
    if (!(currency in units)) throw new PlayRefused('wrong_currency');
    const session = sessions.put({
      id: randomUUID(),
      player: known && { token: String(known['token']), id: Number(known['player']) },
      currency,
      balance: known ? Number(known['balance']) : DEMO_CENTS,
      secret: newSecret(),
      began: clock(),
    });
    return {
      session: session.id,
      mode: known ? 'real' : 'demo',
      currency,
      balance: session.balance,
      stakes: stakesIn(currency),
      commitment: commitmentOf(session.secret),
    };
  }

  function sessionOf(id: string): Session {
    const session = sessions.get(id);
    if (!session || clock() - session.began > SESSION_MS) throw new PlayRefused('invalid_token');
    return session;
  }

  function answer(round: Round): Played {
    const window = drawWindow(round.secret, `${round.seed}:${round.id}`);
    const { id, stake, seed, secret, balance } = round;
    const commitment = commitmentOf(sessionOf(round.session).secret);
    return { ...window, round: id, stake, win: stake * window.pays, balance, secret, seed, commitment };
  }

  /** Places the bet. After a lost reply it retries once under the same id; if that fails, the round is rolled back. */
  async function bet(round: Round, token: string): Promise<number> {
    const body = move(round, round.stake, { token, round_closed: false, transaction_id: `${round.id}:bet` });
    for (let tries = 0; ; tries++)
      try {
        return Number((await wallet('bet', body))['balance']);
      } catch (error) {
        if (!(error instanceof AnswerLost) || tries === 1) throw error;
      }
  }

  async function settle(round: Round): Promise<Round> {
    if (round.state === 'drawn') {
      const { pays } = drawWindow(round.secret, `${round.seed}:${round.id}`);
      const ids = { transaction_id: `${round.id}:win`, reference: `${round.id}:bet`, round_closed: true };
      const paid = await wallet('win', move(round, round.stake * pays, ids));
      return rounds.put({ ...round, state: 'paid', balance: Number(paid['balance']) });
    }
    const ids = { transaction_id: `${round.id}:rollback`, reference: `${round.id}:bet`, round_closed: true };
    await wallet('rollback', move(round, round.stake, ids));
    return rounds.put({ ...round, state: 'returned' });
  }

  async function play(id: string, session: Session, { stake, seed }: { stake: number; seed: string }): Promise<Played> {
    const before = rounds.get(id);
    if (before && (before.session !== session.id || before.stake !== stake || before.seed !== seed))
      throw new PlayRefused('duplicate_transaction');
    if (before?.state === 'paid') return answer(before);
    if (before?.state === 'drawn') return answer(await settle(before));
    if (before) throw new PlayRefused(before.why ?? 'not_placed');
    if (!stakesIn(session.currency).includes(stake)) throw new PlayRefused('invalid_request');
    const call = session.player && { player: session.player.id, currency: session.currency };
    let round: Round = {
      id,
      session: session.id,
      seed,
      secret: session.secret,
      stake,
      state: 'asked',
      why: null,
      call,
      balance: 0,
    };
    if (!session.player) {
      if (session.balance < stake) throw new PlayRefused('not_enough_money');
      const { pays } = drawWindow(round.secret, `${seed}:${id}`);
      const balance = session.balance - stake + stake * pays;
      sessions.put({ ...session, balance, secret: newSecret() });
      return answer(rounds.put({ ...round, state: 'paid', balance }));
    }
    rounds.put(round);
    try {
      await bet(round, session.player.token);
    } catch (error) {
      const refused = error instanceof WalletRefused;
      round = rounds.put({ ...round, state: refused ? 'refused' : 'lost', why: refused ? error.code : 'not_placed' });
      if (!refused) await settle(round).catch(() => undefined); // Settles now, or with the next sweep.
      throw new PlayRefused(round.why!);
    }
    round = rounds.put({ ...round, state: 'drawn' });
    sessions.put({ ...session, secret: newSecret() });
    return answer(await settle(round));
  }

  return {
    open,
    play(order: { session: string; round: string; stake: number; seed: string }): Promise<Played> {
      const session = sessionOf(order.session);
      const turn = (turns.get(session.id) ?? Promise.resolve())
        .catch(() => undefined)
        .then(() => play(order.round, sessionOf(session.id), order));
      turns.set(session.id, turn);
      const over = () => turns.get(session.id) === turn && turns.delete(session.id);
      turn.then(over, over);
      return turn;
    },
    /** Finishes rounds left open by a lost reply or a crash. Called at the start and on a timer. */
    async sweep(atStart = false): Promise<void> {
      for (const round of rounds.all()) {
        if (!round.call || !['drawn', 'lost', ...(atStart ? ['asked'] : [])].includes(round.state)) continue;
        const open = round.state === 'asked' ? rounds.put({ ...round, state: 'lost', why: 'not_placed' }) : round;
        // A refusal is final too: retrying wouldn't change it.
        await settle(open).catch((error: unknown) => {
          if (error instanceof WalletRefused) rounds.put({ ...open, state: 'refused', why: error.code });
        });
      }
    },
  };
}
