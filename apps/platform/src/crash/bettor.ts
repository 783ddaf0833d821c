import assert from 'node:assert/strict';
import { randomInt, randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { marketKind } from '@croupier/bet-math';
import { Bet, type BetOrder, SportEvent } from '@croupier/contracts';
import { CrashVisitor, NoAnswer } from './crash-visitor.ts';

const STAKE_CENTS = 100;

/** Player who bets continuously on live and upcoming matches and records every reply. */
export class Bettor extends CrashVisitor {
  readonly answered: Bet[] = [];
  /** Order that was sent without a reply. */
  unanswered: BetOrder | null = null;

  /** Places a bet; null if the match gave a valid reason to refuse it. */
  async place(order: BetOrder): Promise<Bet | null> {
    const reply = await this.ask('/api/sportsbook/bets', order);
    if (reply.status === 201) return v.parse(Bet, await reply.json());
    const text = await reply.text();
    if (reply.status === 422 && /market_closed|score_changed/.test(text)) return null;
    throw new Error(`bet: ${reply.status} ${text}`);
  }

  async read(id: string): Promise<{ status: number; bet: Bet }> {
    const reply = await this.ask(`/api/sportsbook/bets/${id}`);
    return { status: reply.status, bet: v.parse(Bet, await reply.json()) };
  }

  /** Bets until the server is gone; reports every reply. */
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

  /** Orders a bet on one of the next matches only, so that all bets settle soon. */
  async #anyOrder(state: 'live' | 'upcoming'): Promise<BetOrder | null> {
    const reply = await this.ask(`/api/sportsbook/events?state=${state}&limit=6`);
    const events = v.parse(v.array(SportEvent), await reply.json());
    const open = events.flatMap((event) =>
      event.markets.flatMap((market) =>
        market.status === 'active' && market.odds ? [{ event, market, odds: market.odds }] : [],
      ),
    );
    const chosen = open[open.length > 0 ? randomInt(open.length) : 0];
    if (!chosen) return null;
    const { event, market, odds } = chosen;
    const index = randomInt(odds.length);
    const [outcome, price] = [marketKind(market.market_id)?.outcomes[index], odds[index]];
    assert(outcome !== undefined && price !== undefined && price !== null);
    const leg = {
      event_id: event.id,
      market_id: market.market_id,
      specifiers: market.specifiers,
      outcome,
      odds: price,
      market_version: market.version,
      score: event.score,
    };
    return { id: randomUUID(), currency: 'EUR', stake_cents: STAKE_CENTS, odds_change: 'any', legs: [leg] };
  }
}
