import type { Incident, Publication } from '@croupier/contracts';
import { publish, type Transaction } from '@croupier/server-database';
import { mainMarkets, readEventRows, toState } from './event-row.ts';
import { readFieldRows, toFieldState } from './field-row.ts';

/** Every event's main markets: for lists. */
export const LIST_TOPIC = 'public:odds:list';
/** One event with every market. */
export const eventTopic = (id: bigint | number) => `public:odds:event:${id}` as const;

/**
 * Publishes the full state of events, so a client that missed a message is up to date after the next. Incidents are
 * published once, with numbers; a client fills a gap by reading the match.
 */
export async function publishStates(
  tx: Transaction,
  eventIds: readonly bigint[],
  incidents: readonly Incident[] = [],
): Promise<void> {
  const [rows, fields] = await Promise.all([readEventRows(tx, eventIds), readFieldRows(tx, eventIds)]);
  await publish(
    tx,
    ...rows.flatMap((row): Publication[] => [
      { topic: eventTopic(row.id), event: 'changed', payload: { ...toState(row), incidents: [...incidents] } },
      { topic: LIST_TOPIC, event: 'changed', payload: toState(row, mainMarkets(row.sport, row.markets)) },
    ]),
    ...fields.flatMap((row): Publication[] => [
      { topic: eventTopic(row.id), event: 'changed', payload: toFieldState(row) },
      { topic: LIST_TOPIC, event: 'changed', payload: toFieldState({ ...row, markets: row.markets.slice(0, 1) }) },
    ]),
  );
}
