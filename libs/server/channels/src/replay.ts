import assert from 'node:assert/strict';
import * as v from 'valibot';
import { toWire } from '@croupier/contracts';
import { type Queryable, readColumns, sql } from '@croupier/server-database';
import { follow, isBusy } from './follow.ts';
import { Gather } from './gather.ts';

/** More missed events than this and the client reads everything again. */
const MAX_MISSED = 1000;
/** Missed events read for one question; who is over it reads everything again. */
const MAX_READ = 20_000;
/** Their answers take about a millisecond of this copy's time. */
const JOINS = { most: 128, concurrent: 2 };

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

/** Answers a join. `listen` is called at the point of the topic's events that the answer reaches up to. */
export type CatchUp = (topic: string, params: Record<string, unknown>, listen?: () => void) => Promise<JoinReply>;

/** What this copy has sent to its readers. */
export interface Sent {
  /** The last position. */
  position: () => bigint;
  /** A reader of the topic stands there now. */
  joined: (topic: string, seq: bigint) => void;
}

const Since = v.object({ since: v.pipe(v.number(), v.safeInteger(), v.minValue(0)), epoch: v.string() });

interface Ask {
  topic: string;
  /** What the client has: a number of this epoch, or one that can't be compared. */
  since: bigint | 'unknown' | null;
  listen: () => void;
}

interface Marks {
  current: bigint;
  oldest: bigint | null;
}

/** The topics' numbers as of what this copy has sent: later events reach the readers by themselves. */
export async function readMarks(
  db: Queryable,
  topics: readonly string[],
  position: bigint,
): Promise<Map<string, Marks>> {
  const marks = new Map<string, Marks>();
  const toMarks = (topic: string, current: string, oldest: string) =>
    marks.set(topic, { current: BigInt(current), oldest: oldest === '' ? null : BigInt(oldest) });
  const statement = {
    name: 'channels_marks',
    ...sql`
      select asked.topic, coalesce(
        (select seq from channel_events sent where sent.topic = asked.topic and position <= ${position} order by seq desc limit 1),
        (select seq - 1 from channel_events unsent where unsent.topic = asked.topic and position > ${position} order by seq limit 1),
        (select seq from channel_topics last where last.topic = asked.topic), 0) as current,
        (select seq from channel_events first where first.topic = asked.topic order by seq limit 1) as oldest
      from string_to_table(${topics.join('\n')}, e'\\n') as asked (topic)`,
  };
  await readColumns(db, ['topic', 'current', 'oldest'], statement, toMarks);
  return marks;
}

function markOf(marks: ReadonlyMap<string, Marks>, topic: string): Marks {
  const mark = marks.get(topic);
  assert(mark);
  return mark;
}

interface Range {
  topic: string;
  after: bigint;
  to: bigint;
}

/** The events of some topics within their ranges, by topic, in order. */
async function readEvents(db: Queryable, ranges: readonly Range[]): Promise<Map<string, TopicEvent[]>> {
  if (ranges.length === 0) return new Map();
  const rows = await db.query<{ topic: string; seq: bigint; event: string; payload: unknown }>({
    name: 'channels_missed',
    ...sql`
      select missed.topic, missed.seq, missed.event, missed.payload
      from unnest(${ranges.map(({ topic }) => topic)}::text[], ${ranges.map(({ after }) => after)}::bigint[], ${ranges.map(({ to }) => to)}::bigint[])
        as range (topic, after, upto)
      join channel_events missed on missed.topic = range.topic and missed.seq > range.after and missed.seq <= range.upto
      order by missed.topic, missed.seq`,
  });
  const byTopic = Map.groupBy(rows, ({ topic }) => topic);
  const toEvent = ({ seq, event, payload }: (typeof rows)[number]) => ({ seq: toWire(seq), event, data: payload });
  return new Map(Array.from(byTopic, ([topic, events]) => [topic, events.map(toEvent)]));
}

/** Whether the stored events lead from there to now. */
function isKept(since: Ask['since'], { current, oldest }: Marks): since is bigint {
  if (typeof since !== 'bigint' || since > current) return false;
  if (since === current) return true;
  return oldest !== null && since >= oldest - 1n && current - since <= MAX_MISSED;
}

/** One range a topic, from the furthest back that anyone asks for; of too many together the last ones are left out. */
function rangesOf(asks: readonly Ask[], marks: ReadonlyMap<string, Marks>): Range[] {
  const ranges = new Map<string, Range>();
  for (const { topic, since } of asks) {
    const mark = markOf(marks, topic);
    if (!isKept(since, mark) || since === mark.current) continue;
    const range = ranges.get(topic);
    if (!range || since < range.after) ranges.set(topic, { topic, after: since, to: mark.current });
  }
  let read = 0n;
  return [...ranges.values()].filter(({ after, to }) => (read += to - after) <= MAX_READ);
}

function replyTo({ since }: Ask, epoch: string, mark: Marks, events: TopicEvent[] | undefined): JoinReply {
  const reply: JoinReply = { epoch, seq: toWire(mark.current) };
  if (since === null) return reply;
  if (!isKept(since, mark)) return { ...reply, reload: true };
  if (since === mark.current) return { ...reply, missed: [] };
  if (!events) return { ...reply, reload: true };
  return { ...reply, missed: events.filter(({ seq }) => seq > since) };
}

/** Answers joins from the stored events, those of one moment together. */
export function createCatchUp(db: Queryable, epoch: string, sent: Sent): CatchUp {
  async function answer(asks: Ask[]): Promise<JoinReply[]> {
    const topics = [...new Set(asks.map(({ topic }) => topic))];
    const busy = topics.filter(isBusy);
    if (busy.length > 0) await follow(db, busy);
    // It listens first and reads what it missed second: nothing is lost or doubled between the two.
    const position = sent.position();
    for (const { listen } of asks) listen();
    const marks = await readMarks(db, topics, position);
    for (const [topic, { current }] of marks) sent.joined(topic, current);
    const events = await readEvents(db, rangesOf(asks, marks));
    const replies = new Map<string, JoinReply>();
    return asks.map((ask) => {
      const key = `${ask.topic} ${ask.since}`;
      const reply = replies.get(key) ?? replyTo(ask, epoch, markOf(marks, ask.topic), events.get(ask.topic));
      replies.set(key, reply);
      return reply;
    });
  }

  const joins = new Gather(answer, JOINS);
  return (topic, params, listen = () => undefined) => {
    const given = v.safeParse(Since, params);
    const known = given.success && given.output.epoch === epoch;
    const since = known ? BigInt(given.output.since) : given.success ? 'unknown' : null;
    return joins.ask({ topic, since, listen });
  };
}
