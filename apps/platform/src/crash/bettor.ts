import { randomInt, randomUUID } from 'node:crypto';
import { marketKind } from '@croupier/bet-math';
import type { Bet, BetOrder, SportEvent } from '@croupier/contracts';
import { CrashVisitor, NoAnswer } from './crash-visitor.ts';

const STAKE_CENTS = 100;

/** A player who bets without pause, on what is on and on what comes next, and remembers every answer. */
export class Bettor extends CrashVisitor {
  readonly answered: Bet[] = [];
  /** Sent, but no answer came. */
  unanswered: BetOrder | null = null;

  /** The bet; null where it was refused for a good reason of the match's. */
  async place(order: BetOrder): Promise<Bet | null> {
    const reply = await this.ask('/api/sportsbook/bets', order);
    if (reply.status === 201) return (await reply.json()) as Bet;
    const text = await reply.text();
    if (reply.status === 422 && /market_closed|score_changed/.test(text)) return null;
    throw new Error(`bet: ${reply.status} ${text}`);
  }

  async read(id: string): Promise<{ status: number; bet: Bet }> {
    const reply = await this.ask(`/api/sportsbook/bets/${id}`);
    return { status: reply.status, bet: (await reply.json()) as Bet };
  }

  /** Bets until the server is gone; tells of every answer. */
  async betOn(answered: () => void): Promise<void> {
    try {
      for (;;) {
        const order = await this.#anyOrder(randomInt(2) === 0 ? 'live' : 'upcoming');
        if (!order) continue;
        this.unanswered = order;
        const bet = await this.place(order);
        this.unanswered = null;
        if (bet) this.answered.push(bet);
        if (bet) answered();
      }
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
    }
  }

  /** On one of the next matches only, so that all of them end soon. */
  async #anyOrder(state: 'live' | 'upcoming'): Promise<BetOrder | null> {
    const events = (await (await this.ask(`/api/sportsbook/events?state=${state}&limit=6`)).json()) as SportEvent[];
    const open = events.flatMap((event) =>
      event.markets.flatMap((market) =>
        market.status === 'active' && market.odds ? [{ event, market, odds: market.odds }] : [],
      ),
    );
    if (open.length === 0) return null;
    const { event, market, odds } = open[randomInt(open.length)]!;
    const index = randomInt(odds.length);
    const leg = {
      event_id: event.id,
      market_id: market.market_id,
      specifiers: market.specifiers,
      outcome: marketKind(market.market_id)!.outcomes[index]!,
      odds: odds[index]!,
      market_version: market.version,
      score: event.score,
    };
    return { id: randomUUID(), currency: 'EUR', stake_cents: STAKE_CENTS, odds_change: 'any', legs: [leg] };
  }
}
