import { publish, type Transaction } from '@croupier/server-database';
import { mainMarkets, readEventRow, toState } from './event-row.ts';

/** Every event's main markets: for lists. */
export const LIST_TOPIC = 'public:odds:list';
/** One event with every market. */
export const eventTopic = (id: bigint | number) => `public:odds:event:${id}` as const;

/** Says how an event stands, whole: who missed a message is right again with the next. */
export async function publishState(tx: Transaction, eventId: bigint): Promise<void> {
  const row = await readEventRow(tx, eventId);
  if (!row) return;
  await publish(
    tx,
    { topic: eventTopic(eventId), event: 'changed', payload: toState(row) },
    { topic: LIST_TOPIC, event: 'changed', payload: toState(row, mainMarkets(row.markets)) },
  );
}
