import type { Selectable } from 'kysely';
import * as v from 'valibot';
import { type ContactTopic, Refusal, toWire } from '@croupier/contracts';
import { recordAudit } from '@croupier/server-audit';
import { type Database, type Queryable, run, type Transaction } from '@croupier/server-database';
import { enqueue, jobKind } from '@croupier/server-jobs';
import { columns, type ContactAnswers, type ContactMessages, tables } from '../schema.gen.ts';

export type ContactMessageRow = ContactMessages;

/** Job that emails the copy to the sender, or the answer with that number; the platform sends it. */
export const contactMailJob = jobKind(
  'mail.contact',
  v.object({ messageId: v.string(), answerId: v.optional(v.string()) }),
);

/** Days a closed message is kept, in case the sender writes again. Our assumption. */
const KEPT_DAYS = 180;
const DAY_MS = 86_400_000;

interface NewMessage {
  id: string;
  playerId: number | null;
  name: string;
  email: string;
  topic: ContactTopic;
  text: string;
  locale: string;
  edition: string;
  site: 'casino' | 'sport';
  at: Date;
}

/** Stores a message once per id, and queues the copy to the sender. Refuses another message under the same id. */
export async function storeContactMessage(db: Database, { playerId, at, ...message }: NewMessage): Promise<void> {
  const player_id = playerId === null ? null : BigInt(playerId);
  await db.transaction(async (tx) => {
    const insert = tables
      .insertInto('contact_messages')
      .values({ ...message, player_id, state: 'open', sent_at: at, closed_at: null })
      .onConflict((conflict) => conflict.column('id').doNothing());
    const [stored] = await run(tx, insert.returning('id'));
    if (stored) return enqueue(tx, contactMailJob, { messageId: message.id });
    const known = await findContactMessage(tx, message.id);
    const same =
      known?.player_id === player_id &&
      known.text === message.text &&
      known.email === message.email &&
      known.topic === message.topic;
    if (!same) throw new Refusal('idempotency_conflict');
  });
}

export async function isKnownMessage(db: Queryable, id: string): Promise<boolean> {
  return (await findContactMessage(db, id)) !== null;
}

export async function findContactMessage(db: Queryable, id: string): Promise<ContactMessageRow | null> {
  const [row] = await run(
    db,
    tables.selectFrom('contact_messages').select(columns.contact_messages).where('id', '=', id),
  );
  return row ?? null;
}

/** Lists messages that wait for support: open before answered, oldest first. */
export const listContactMessages = (db: Queryable, most = 200): Promise<ContactMessageRow[]> =>
  run(
    db,
    tables
      .selectFrom('contact_messages')
      .select(columns.contact_messages)
      .where('state', '<>', 'closed')
      .orderBy('state', 'desc')
      .orderBy('sent_at')
      .limit(most),
  );

export const readContactAnswers = (db: Queryable, messageId: string): Promise<Selectable<ContactAnswers>[]> =>
  run(
    db,
    tables
      .selectFrom('contact_answers')
      .select(columns.contact_answers)
      .where('message_id', '=', messageId)
      .orderBy('id'),
  );

interface Decision {
  id: string;
  /** `operator:anna` */
  actor: string;
  at: Date;
}

/** Answers by email. False if the message is closed or deleted. */
export const answerContactMessage = (
  db: Database,
  { id, actor, at, text }: Decision & { text: string },
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const row = await move(tx, id, { state: 'answered', closed_at: null });
    if (!row) return false;
    const insert = tables
      .insertInto('contact_answers')
      .values({ message_id: id, text, actor, answered_at: at })
      .returning('id');
    const [answer] = await run(tx, insert);
    await enqueue(tx, contactMailJob, { messageId: id, answerId: String(answer!.id) });
    await tell(tx, row, { id, actor, at }, 'contact_answered');
    return true;
  });

/** Closes a message. False if it was already closed. */
export const closeContactMessage = (db: Database, { id, actor, at }: Decision): Promise<boolean> =>
  db.transaction(async (tx) => {
    const row = await move(tx, id, { state: 'closed', closed_at: at });
    if (row) await tell(tx, row, { id, actor, at }, 'contact_closed');
    return row !== null;
  });

async function move(
  tx: Transaction,
  id: string,
  change: Pick<ContactMessages, 'state' | 'closed_at'>,
): Promise<Pick<ContactMessages, 'player_id'> | null> {
  const update = tables.updateTable('contact_messages').set(change).where('id', '=', id).where('state', '<>', 'closed');
  const [row] = await run(tx, update.returning('player_id'));
  return row ?? null;
}

const tell = (
  tx: Transaction,
  { player_id }: Pick<ContactMessages, 'player_id'>,
  { id, actor, at }: Decision,
  kind: 'contact_answered' | 'contact_closed',
) =>
  recordAudit(tx, {
    at,
    kind,
    actor,
    ...(player_id === null ? {} : { playerId: toWire(player_id) }),
    details: { message: id },
  });

/** Returns a player's messages with their answers for the personal data report. */
export async function ownContactMessages(db: Queryable, playerId: number): Promise<object[]> {
  const own = tables
    .selectFrom('contact_messages')
    .select(columns.contact_messages)
    .where('player_id', '=', BigInt(playerId))
    .orderBy('sent_at', 'desc');
  const rows = await run(db, own);
  return Promise.all(
    rows.map(async ({ player_id: _, ...row }) => ({
      ...row,
      answers: (await readContactAnswers(db, row.id)).map(({ text, answered_at }) => ({ text, answered_at })),
    })),
  );
}

/** Deletes the messages and answers of a closed account. */
export async function forgetContactMessages(tx: Transaction, playerId: number): Promise<void> {
  await run(tx, tables.deleteFrom('contact_messages').where('player_id', '=', BigInt(playerId)));
}

/** Deletes messages that were closed long ago. */
export async function forgetOldContactMessages(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * DAY_MS);
  await run(db, tables.deleteFrom('contact_messages').where('closed_at', '<', before));
}
