import type { Publication } from '@croupier/contracts';
import { publish, type Transaction } from '@croupier/server-database';
import { mainMarkets, readEventRows, toState } from './event-row.ts';

/** Every event's main markets: for lists. */
export const LIST_TOPIC = 'public:odds:list';
/** One event with every market. */
export const eventTopic = (id: bigint | number) => `public:odds:event:${id}` as const;

/** Says how events stand, whole: who missed a message is right again with the next. */
export async function publishStates(tx: Transaction, eventIds: readonly bigint[]): Promise<void> {
  const rows = await readEventRows(tx, eventIds);
  await publish(
    tx,
    ...rows.flatMap((row): Publication[] => [
      { topic: eventTopic(row.id), event: 'changed', payload: toState(row) },
      { topic: LIST_TOPIC, event: 'changed', payload: toState(row, mainMarkets(row.sport, row.markets)) },
    ]),
  );
}
