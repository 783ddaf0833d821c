import { randomUUID } from 'node:crypto';
import { placeBet, readSportEvents, signUp } from '@croupier/contracts';
import { expect } from './test.ts';
import { newPerson, Visitor } from './visitor.ts';

let taken: Promise<void> | undefined;

/**
 * A site that has just begun shows prices for some seconds before it takes bets at them: until its feed has sent every match.
 * Asked once; who has no money is told of that last.
 */
export const untilBetsAreTaken = (): Promise<void> => (taken ??= ask());

async function ask(): Promise<void> {
  const visitor = new Visitor();
  await visitor.call(signUp, { body: { user: newPerson() } });
  const query = { state: 'upcoming', sport: 'football', limit: '50' } as const;
  const attempt = async () => {
    const match = (await visitor.call(readSportEvents, { query })).findLast(
      ({ markets: [market] }) => market?.status === 'active',
    );
    const market = match?.markets[0];
    if (!match || !market?.odds?.[0]) return null;
    const seen = { odds: market.odds[0], market_version: market.version, score: match.score };
    const leg = { event_id: match.id, market_id: 1, specifiers: '', outcome: 'home', ...seen };
    const order = { id: randomUUID(), currency: 'EUR', stake_cents: 500, odds_change: 'any', legs: [leg] };
    return (await visitor.ask(placeBet, { body: order })).body;
  };
  await expect.poll(attempt, { timeout: 120_000 }).toHaveProperty('errors.base.insufficient_funds');
}
