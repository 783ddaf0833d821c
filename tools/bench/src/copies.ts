import assert from 'node:assert/strict';
import { setTimeout } from 'node:timers/promises';
import type { CurrencyCode } from '@croupier/money';
import { countRounds } from '@croupier/server-games/testing';
import { lockCash } from '@croupier/server-wallet';
import { checkLedger } from '@croupier/server-wallet/testing';
import { type Bettor, enterBettors } from './bets/setup.ts';
import type { Ran } from './copies/bettors.ts';
import { type CopiesSite, startCopies } from './copies/site.ts';
import { median, round } from './median.ts';

const CURRENCIES: readonly CurrencyCode[] = ['EUR', 'USD', 'CAD', 'AUD'];
const PLAYERS = 300;
const TABS_PLAYERS = 40;
const HELD_PLAYERS = 20;
const TURNS = 5;
/** Steady players: 100 bets a second. */
const STEADY = { players: 20, paceMs: 200 };
/** Duration of each part. */
export interface Seconds {
  together: number;
  steady: number;
  held: number;
}
const FULL: Seconds = { together: 12, steady: 6, held: 5 };

const bearersOf = (bettors: readonly Bettor[]) => bettors.map(({ bearer }) => bearer);
const accepted = ({ answers }: Ran) => answers['200'] ?? 0;

/** Runs several copies on one database. Every acknowledged bet is compared with the stored ones. */
export class CopiesBench {
  readonly #site: CopiesSite;
  readonly #bettors: readonly Bettor[];
  readonly #seconds: Seconds;
  #acknowledged = 0;
  #killed = false;

  private constructor(site: CopiesSite, bettors: readonly Bettor[], seconds: Seconds) {
    this.#site = site;
    this.#bettors = bettors;
    this.#seconds = seconds;
  }

  static async start({ count = 3, seconds = FULL, players = PLAYERS } = {}): Promise<CopiesBench> {
    const site = await startCopies(count);
    try {
      return new CopiesBench(site, await enterBettors(site.db, players, { currencies: CURRENCIES }), seconds);
    } catch (error) {
      await site.stop();
      throw error;
    }
  }

  async #bet(...order: Parameters<CopiesSite['bet']>): Promise<Ran> {
    const ran = await this.#site.bet(...order);
    this.#acknowledged += accepted(ran);
    return ran;
  }

  /**
   * Bets with all players at the same time, in four currencies, each at one of the copies; then with players who have a
   * tab at each of two copies.
   */
  async together(): Promise<{ ran: Ran; tabs: Ran; deadlocks: number }> {
    const { copies } = this.#site;
    const before = await this.#site.deadlocks();
    const flatOut = { seconds: this.#seconds.together, paceMs: null };
    const ran = await this.#bet({ ...flatOut, bearers: bearersOf(this.#bettors), tabs: 1 }, copies);
    const bearers = bearersOf(this.#bettors.slice(0, TABS_PLAYERS));
    const tabs = await this.#bet({ ...flatOut, bearers, tabs: 2 }, copies.slice(0, 2));
    await setTimeout(1_500); // The database counts its deadlocks with some delay.
    return { ran, tabs, deadlocks: (await this.#site.deadlocks()) - before };
  }

  /** Measures one copy: its maximum rate, and the latency of a bet at half of that rate and at a low rate. */
  async half(): Promise<{ top: Ran; quiet: Ran; half: Ran }> {
    const one = this.#site.copies.slice(0, 1);
    const seconds = this.#seconds.steady;
    const bearers = bearersOf(this.#bettors);
    const top = await this.#bet({ bearers, seconds, paceMs: null, tabs: 1 }, one);
    const quiet = await this.#steady(one);
    const paceMs = (bearers.length * 1000) / (top.perSecond / 2);
    return { top, quiet, half: await this.#bet({ bearers, seconds, paceMs, tabs: 1 }, one) };
  }

  #steady(copies: CopiesSite['copies']): Promise<Ran> {
    const bearers = bearersOf(this.#bettors.slice(0, STEADY.players));
    return this.#bet({ bearers, seconds: this.#seconds.steady, paceMs: STEADY.paceMs, tabs: 1 }, copies);
  }

  /** Measures the bets of free players while another transaction locks the rows of others, who bet too. */
  async held(): Promise<{ quiet: Ran; free: Ran; blocked: Ran }> {
    const one = this.#site.copies.slice(0, 1);
    const quiet = await this.#steady(one);
    const blocked = this.#bettors.slice(-HELD_PLAYERS);
    const elsewhere = this.#site.copies.slice(0, 1);
    const ids = blocked.map(({ accountId }) => accountId).toSorted((a, b) => (a < b ? -1 : 1));
    const ready = Promise.withResolvers<void>();
    const holding = this.#site.db.transaction(async (tx) => {
      await lockCash(tx, ids);
      ready.resolve();
      await setTimeout(this.#seconds.held * 1000);
    });
    await ready.promise;
    const order = { bearers: bearersOf(blocked), seconds: 1, paceMs: 1_000, tabs: 1 };
    const [free, held] = await Promise.all([this.#steady(one), this.#betApart(order, elsewhere)]);
    await holding;
    return { quiet, free, blocked: held };
  }

  /** Bets from a separate process, because the other one is busy. */
  async #betApart(...order: Parameters<CopiesSite['bet']>): Promise<Ran> {
    const ran = await this.#site.betApart(...order);
    this.#acknowledged += accepted(ran);
    return ran;
  }

  /** Bets at two copies and kills one halfway. The copy is started again for the next time. */
  async kill(): Promise<Ran> {
    const { copies } = this.#site;
    if (this.#killed) copies[copies.length - 2] = await this.#site.startCopy();
    const two = copies.slice(-2);
    const betting = this.#steady(two);
    await setTimeout((this.#seconds.steady * 1000) / 2);
    two[0]!.child.kill('SIGKILL');
    this.#killed = true;
    return betting;
  }

  /** Returns the stored rounds and acknowledged bets, and whether the ledger balances. */
  async stored(): Promise<{ stored: number; acknowledged: number; breaks: number }> {
    const stored = Number(await countRounds(this.#site.db));
    return { stored, acknowledged: this.#acknowledged, breaks: (await checkLedger(this.#site.db)).breaks.length };
  }

  stop(): Promise<void> {
    return this.#site.stop();
  }
}

const say = (what: string, { perSecond, p50, p99, max, answers, again }: Ran) =>
  console.log(
    `${what.padEnd(28)} ${round(perSecond, 0)} bets/s, p50 ${round(p50, 1)}, p99 ${round(p99, 1)}, max ${round(max, 1)} ms; ` +
      `answers ${JSON.stringify(answers)}, asked again ${again}`,
  );

/**
 * Measures three copies on one database; one at half of its maximum rate; one of two killed; locked rows. `npm run
 * bench -- copies`
 */
export async function bench(): Promise<void> {
  const copies = await CopiesBench.start();
  try {
    const { ran, tabs, deadlocks } = await copies.together();
    say('three copies, 4 currencies', ran);
    say('two tabs at two copies', tabs);
    console.log(`deadlocks: ${deadlocks} (goal 0)`);
    const [halves, frees, longest]: [number[], number[], number[]] = [[], [], []];
    for (let turn = 1; turn <= TURNS; turn++) {
      const { top, quiet, half } = await copies.half();
      say(`${turn}: top rate of one copy`, top);
      say('quiet', quiet);
      say('half of the top rate', half);
      halves.push(half.p99 / quiet.p50);
      const held = await copies.held();
      say('free players, rows held', held.free);
      say('held players', held.blocked);
      frees.push(held.free.p99 / held.quiet.p99);
      const killed = await copies.kill();
      say('two copies, one killed', killed);
      longest.push(killed.max);
    }
    const { stored, acknowledged, breaks } = await copies.stored();
    console.log(`stored ${stored} of ${acknowledged} acknowledged rounds; ledger breaks: ${breaks}`);
    console.log(`p99 at half of the top rate ÷ quiet p50: ${round(median(halves), 1)} (goal ≤ 3)`);
    console.log(`free players' p99 while rows are held ÷ quiet p99: ${round(median(frees), 1)} (goal ≤ 2)`);
    console.log(`longest bet with one of two copies killed: ${round(Math.max(...longest), 0)} ms (goal ≤ 2,000)`);
    assert(stored === acknowledged && breaks === 0);
  } finally {
    await copies.stop();
  }
}
