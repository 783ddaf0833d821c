import { setTimeout } from 'node:timers/promises';
import { amountToWire } from '@croupier/contracts';
import { type Database, holdLease, publish } from '@croupier/server-database';
import { jackpotDefinitions } from './definitions.ts';
import { ensureJackpots } from './ensure-jackpots.ts';
import { readLevels } from './read-jackpots.ts';

const EVERY_MS = 1_000;

interface JackpotsContext {
  db: Database;
  clock: () => Date;
  onError: (error: unknown) => void;
}

/**
 * Creates the defined jackpots and publishes their pools once a second, on one instance of the platform. Returns a
 * function that stops it.
 */
export const keepJackpots = ({ db, clock, onError }: JackpotsContext): (() => Promise<void>) =>
  holdLease(
    db,
    'jackpots',
    async (signal) => {
      await ensureJackpots({ db, clock, definitions: jackpotDefinitions });
      const sent = new Map<bigint, bigint>();
      while (!signal.aborted) {
        await publishJackpots(db, sent);
        await setTimeout(EVERY_MS, undefined, { signal }).catch(() => undefined);
      }
    },
    onError,
  );

/** Publishes the pools of active jackpots whose sum has changed since the last time. */
export async function publishJackpots(db: Database, sent: Map<bigint, bigint>): Promise<void> {
  const levels = await readLevels(db);
  const changed = levels.filter(({ id, terms, amount }) => terms.active && sent.get(id) !== amount);
  if (changed.length === 0) return;
  const payload = changed.map(({ jackpot, level, amount }) => ({ jackpot, level, amount_cents: amountToWire(amount) }));
  await db.transaction((tx) =>
    publish(tx, { topic: 'public:jackpots', event: 'changed', payload: { levels: payload } }),
  );
  for (const { id, amount } of changed) sent.set(id, amount);
}
