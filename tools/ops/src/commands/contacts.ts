import { toWire } from '@croupier/contracts';
import { recordAudit } from '@croupier/server-audit';
import {
  answerContactMessage,
  closeContactMessage,
  type ContactMessageRow,
  findContactMessage,
  listContactMessages,
  readContactAnswers,
} from '@croupier/server-players';
import { type Command, type CommandContext, need, type Options, UsageError } from '../command.ts';
import { table, time } from '../table.ts';

const LONGEST_ANSWER = 8_000;

async function find({ db }: CommandContext, options: Options): Promise<ContactMessageRow> {
  const id = need(options, 'id');
  const row = /^[0-9a-f-]{36}$/.test(id) ? await findContactMessage(db, id) : null;
  if (!row) throw new UsageError(`There is no message ${id}.`);
  return row;
}

/** Removes control characters: a guest's text must not move the cursor or change colours on the operator's screen. */
const plain = (text: string) => text.replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, '');

async function describe({ db, say }: CommandContext, row: ContactMessageRow): Promise<void> {
  const who = row.player_id === null ? 'a guest' : `player ${row.player_id}`;
  say(`${row.topic}, ${row.state}: ${plain(row.name) || 'no name'}, ${row.email}, ${who}`);
  say(`  ${time(row.sent_at)} UTC, ${row.locale}, ${row.site}`);
  for (const line of plain(row.text).split('\n')) say(`  > ${line}`);
  for (const { text, actor, answered_at } of await readContactAnswers(db, row.id)) {
    say(`  ${actor}, ${time(answered_at)} UTC`);
    for (const line of text.split('\n')) say(`    ${line}`);
  }
}

export const contactList: Command = {
  name: 'contact list',
  usage: '',
  says: 'messages to support that are not closed: those nobody answered first, oldest first',
  run: async ({ db, say }) => {
    const rows = await listContactMessages(db);
    if (rows.length === 0) return say('Nobody waits for an answer.');
    table(
      rows.map((row) => ({
        since: time(row.sent_at),
        state: row.state,
        topic: row.topic,
        from: row.email,
        player: row.player_id === null ? '' : String(row.player_id),
        language: row.locale,
        id: row.id,
      })),
    ).forEach(say);
  },
};

export const contactShow: Command = {
  name: 'contact show',
  usage: '--id UUID',
  says: 'what somebody wrote, and what was answered; that you read it goes into the audit log',
  run: async (context, options) => {
    const row = await find(context, options);
    await describe(context, row);
    const { db, clock, actor } = context;
    const about = row.player_id === null ? {} : { playerId: toWire(row.player_id) };
    await db.transaction((tx) =>
      recordAudit(tx, { at: clock(), kind: 'contact_seen', actor, ...about, details: { message: row.id } }),
    );
  },
};

export const contactAnswer: Command = {
  name: 'contact answer',
  usage: '--id UUID --text "Dear …"',
  says: 'answers by mail; the message stays on the list until it is closed',
  run: async (context, options) => {
    const row = await find(context, options);
    const text = need(options, 'text').trim();
    if (text === '' || text.length > LONGEST_ANSWER)
      throw new UsageError(`--text is an answer of at most ${LONGEST_ANSWER} characters.`);
    await describe(context, row);
    if (!(await context.confirm(`Send this answer to ${row.email}?`))) return context.say('Nothing was sent.');
    const { db, clock, actor } = context;
    const sent = await answerContactMessage(db, { id: row.id, actor, at: clock(), text });
    context.say(sent ? 'The answer is on its way.' : 'Nothing was sent: it is closed.');
  },
};

export const contactClose: Command = {
  name: 'contact close',
  usage: '--id UUID',
  says: 'takes a message off the list; it is removed half a year later',
  run: async (context, options) => {
    const row = await find(context, options);
    await describe(context, row);
    if (!(await context.confirm('Close this message?'))) return context.say('Nothing was changed.');
    const { db, clock, actor } = context;
    const closed = await closeContactMessage(db, { id: row.id, actor, at: clock() });
    context.say(closed ? 'Closed.' : 'Nothing was changed: it was closed before.');
  },
};
