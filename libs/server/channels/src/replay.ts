import assert from 'node:assert/strict';
import * as v from 'valibot';
import { toWire } from '@croupier/contracts';
import { type Queryable, run, sql } from '@croupier/server-database';
import { follow, isBusy } from './follow.ts';
import { tables } from './schema.gen.ts';

/** More missed events than this and the client reads everything again. */
const MAX_MISSED = 1000;

export interface TopicEvent {
  seq: number;
  event: string;
  data: unknown;
}

/** A join's answer: where the topic stands, and what the client missed or that it must read everything again. */
export interface JoinReply {
  epoch: string;
  seq: number;
  missed?: TopicEvent[];
  reload?: true;
}

export type CatchUp = (topic: string, params: Record<string, unknown>) => Promise<JoinReply>;

const Since = v.object({ since: v.pipe(v.number(), v.safeInteger(), v.minValue(0)), epoch: v.string() });

interface Marks {
  current: bigint;
  oldest: bigint | null;
}

/** The topic's number as of what this copy has sent: later events reach the reader by themselves. */
async function marks(db: Queryable, topic: string, position: bigint): Promise<Marks> {
  const [row] = await db.query<Marks>(sql`
    select coalesce(
        max(seq) filter (where position <= ${position}),
        min(seq) filter (where position > ${position}) - 1,
        (select seq from channel_topics where topic = ${topic}), 0) as current,
      min(seq) as oldest
    from channel_events where topic = ${topic}`);
  assert(row);
  return row;
}

/** Answers joins from the stored events. `sent` is the last position this copy has sent to its readers. */
export function createCatchUp(db: Queryable, epoch: string, sent: () => bigint): CatchUp {
  return async (topic, params) => {
    if (isBusy(topic)) await follow(db, topic);
    const requested = v.safeParse(Since, params);
    const position = sent();
    const { current, oldest } = await marks(db, topic, position);
    const reply: JoinReply = { epoch, seq: toWire(current) };
    if (!requested.success) return reply;
    const since = BigInt(requested.output.since);
    if (requested.output.epoch !== epoch || since > current) return { ...reply, reload: true };
    if (since === current) return { ...reply, missed: [] };
    if (oldest === null || since < oldest - 1n || current - since > MAX_MISSED) return { ...reply, reload: true };
    const query = tables
      .selectFrom('channel_events')
      .select(['seq', 'event', 'payload'])
      .where('topic', '=', topic)
      .where('seq', '>', since)
      .where('seq', '<=', current)
      .orderBy('seq');
    const rows = await run(db, query);
    return { ...reply, missed: rows.map(({ seq, event, payload }) => ({ seq: toWire(seq), event, data: payload })) };
  };
}
