import assert from 'node:assert/strict';
import { toWire } from '@croupier/contracts';
import { publish, run, sql, type Transaction } from '@croupier/server-database';
import { logEntries } from '../day-log/log-entry.ts';
import { LIST_TOPIC } from '../events/publish-state.ts';
import { tables } from '../schema.gen.ts';
import { addMarkets, isRecorded } from './add-fixture.ts';
import type { FieldFixture } from './feed.ts';

/** Puts an event with a field of runners on offer. */
export async function addField(tx: Transaction, fixture: FieldFixture): Promise<bigint> {
  const recorded = await isRecorded(tx, fixture);
  const row = {
    recorded,
    feed: fixture.feed,
    feed_key: fixture.feedKey,
    tournament: fixture.tournament,
    season: fixture.season,
    kick_off_at: fixture.kickOffAt,
    status: 'not_started',
    speed: fixture.speed,
    seed_hash: fixture.seedHash,
    field: JSON.stringify(fixture.field),
  } as const;
  const [event] = await run(tx, tables.insertInto('sport_events').values(row).returning('id'));
  assert(event);
  const { runners } = fixture.field;
  await tx.query(sql`
    insert into sport_runners (event_id, number, competitor)
    select ${event.id}, number, competitor
    from unnest(${runners.map(({ number }) => number)}::smallint[], ${runners.map(({ club }) => club.id)}::text[]) as r (number, competitor)`);
  await addMarkets(tx, event.id, fixture.prices);
  if (recorded) await logEntries(tx, [{ kind: 'field', event: toWire(event.id), fixture }]);
  await publish(tx, {
    topic: LIST_TOPIC,
    event: 'added',
    payload: { id: toWire(event.id), tournament: fixture.tournament },
  });
  return event.id;
}
