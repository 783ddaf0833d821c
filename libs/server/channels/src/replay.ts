import assert from 'node:assert/strict';
import * as v from 'valibot';
import { toWire } from '@croupier/contracts';
import { type Queryable, readColumns, sql } from '@croupier/server-database';
import { Batcher } from './batcher.ts';
import { follow, isBusy } from './follow.ts';

/** Number of missed events above which the client reloads everything. */
const MAX_MISSED = 1000;
/** Missed events read per query; clients above the limit reload everything. */
const MAX_READ = 20_000;
/** Limits of batched joins; answering a batch takes about a millisecond of this instance's time. */
const JOINS = { most: 128, concurrent: 2 };

export interface TopicEvent {
  seq: number;
  event: string;
  data: unknown;
}

/** Reply to a join: the topic's position, and the missed events or that the client must reload everything. */
export interface JoinReply {
  epoch: string;
  seq: number;
  missed?: TopicEvent[];
  reload?: true;
}

/** Answers a join. `listen` is called at the position in the topic's events that the answer covers. */
export type CatchUp = (topic: string, params: Record<string, unknown>, listen?: () => void) => Promise<JoinReply>;

/** Progress of this instance in sending events to its readers. */
export interface Sent {
  /** Returns the last position sent. */
  position: () => bigint;
  /** Records the number at which a reader has joined the topic. */
  joined: (topic: string, seq: bigint) => void;
}

const Since = v.object({ since: v.pipe(v.number(), v.safeInteger(), v.minValue(0)), epoch: v.string() });

interface Ask {
  topic: string;
  /** Last number the client has in this epoch, or one that can't be compared. */
  since: bigint | 'unknown' | null;
  listen: () => void;
}

/**
 * Reads the topics' last numbers as of what this instance has sent: readers receive later events anyway. Not prepared,
 * because a plan made while the tables were empty would scan them in full.
 */
export async function readMarks(
  db: Queryable,
  topics: readonly string[],
  position: bigint,
): Promise<Map<string, bigint>> {
  const statement = sql`
    with unsent as (select topic, min(seq) - 1 as before from channel_events where position > ${position} group by topic)
    select asked.topic, coalesce(before, (select seq from channel_topics last where last.topic = asked.topic), 0) as current
    from string_to_table(${topics.join('\n')}, e'\\n') as asked (topic) left join unsent using (topic)`;
  const marks = await readColumns(
    db,
    ['topic', 'current'],
    statement,
    (topic, current) => [topic, BigInt(current)] as const,
  );
  return new Map(marks);
}

function markOf(marks: ReadonlyMap<string, bigint>, topic: string): bigint {
  const mark = marks.get(topic);
  assert(mark !== undefined);
  return mark;
}

interface Range {
  topic: string;
  after: bigint;
  to: bigint;
}

/** Returns the events of topics within their ranges, by topic, in order. */
async function readEvents(db: Queryable, ranges: readonly Range[]): Promise<Map<string, TopicEvent[]>> {
  if (ranges.length === 0) return new Map();
  const [topics, after, to] = [
    ranges.map((range) => range.topic),
    ranges.map((range) => range.after),
    ranges.map((range) => range.to),
  ];
  const rows = await db.query<{ topic: string; seq: bigint; event: string; payload: unknown }>(sql`
    select missed.topic, missed.seq, missed.event, missed.payload
    from unnest(${topics}::text[], ${after}::bigint[], ${to}::bigint[]) as range (topic, after, upto)
      join channel_events missed on missed.topic = range.topic and missed.seq > range.after and missed.seq <= range.upto
    order by missed.topic, missed.seq`);
  const byTopic = Map.groupBy(rows, ({ topic }) => topic);
  const toEvent = ({ seq, event, payload }: (typeof rows)[number]) => ({ seq: toWire(seq), event, data: payload });
  return new Map(Array.from(byTopic, ([topic, events]) => [topic, events.map(toEvent)]));
}

/** Returns whether missed events have to be read: there are some, but not too many. */
const isBehind = (since: Ask['since'], current: bigint): since is bigint =>
  typeof since === 'bigint' && since < current && current - since <= MAX_MISSED;

/**
 * Returns one range per topic, starting at the oldest number any client has; ranges beyond the total limit are left
 * out.
 */
function rangesOf(asks: readonly Ask[], marks: ReadonlyMap<string, bigint>): Range[] {
  const ranges = new Map<string, Range>();
  for (const { topic, since } of asks) {
    const current = markOf(marks, topic);
    if (!isBehind(since, current)) continue;
    const range = ranges.get(topic);
    if (!range || since < range.after) ranges.set(topic, { topic, after: since, to: current });
  }
  let read = 0n;
  return [...ranges.values()].filter(({ after, to }) => (read += to - after) <= MAX_READ);
}

function replyTo({ since }: Ask, epoch: string, current: bigint, events: readonly TopicEvent[] = []): JoinReply {
  const reply: JoinReply = { epoch, seq: toWire(current) };
  if (since === null) return reply;
  if (since === current) return { ...reply, missed: [] };
  const missed = isBehind(since, current) ? events.filter(({ seq }) => seq > since) : [];
  // The oldest events are deleted first: if the next one is stored, so are all others.
  const complete = since !== 'unknown' && missed[0] !== undefined && BigInt(missed[0].seq) === since + 1n;
  return complete ? { ...reply, missed } : { ...reply, reload: true };
}

/** Answers joins from the stored events, batching concurrent ones. */
export function createCatchUp(db: Queryable, epoch: string, sent: Sent): CatchUp {
  async function answer(asks: Ask[]): Promise<JoinReply[]> {
    const topics = [...new Set(asks.map(({ topic }) => topic))];
    const busy = topics.filter(isBusy);
    if (busy.length > 0) await follow(db, busy);
    // Starts listening before reading the missed events, so that none is lost or repeated in between.
    const position = sent.position();
    for (const { listen } of asks) listen();
    const marks = await readMarks(db, topics, position);
    for (const [topic, current] of marks) sent.joined(topic, current);
    const events = await readEvents(db, rangesOf(asks, marks));
    const replies = new Map<string, JoinReply>();
    return asks.map((ask) => {
      const key = `${ask.topic} ${ask.since}`;
      const reply = replies.get(key) ?? replyTo(ask, epoch, markOf(marks, ask.topic), events.get(ask.topic));
      replies.set(key, reply);
      return reply;
    });
  }

  const joins = new Batcher(answer, JOINS);
  return (topic, params, listen = () => undefined) => {
    const given = v.safeParse(Since, params);
    const known = given.success && given.output.epoch === epoch;
    const since = known ? BigInt(given.output.since) : given.success ? 'unknown' : null;
    return joins.ask({ topic, since, listen });
  };
}
