import { createWriteStream } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as v from 'valibot';
import { DeclineReason, toWire } from '@croupier/contracts';
import { recordAudit } from '@croupier/server-audit';
import { readIdentityReviews, readOwnPlayer } from '@croupier/server-players';
import {
  approveDocument,
  declineDocument,
  type DocumentRow,
  findDocument,
  listWaiting,
  reviewDocument,
} from '@croupier/server-verification';
import { type Command, type CommandContext, need, type Options, UsageError } from '../command.ts';
import { table, time } from '../table.ts';

const extensions: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/heic': 'heic',
  'application/pdf': 'pdf',
};

async function find({ db }: CommandContext, options: Options): Promise<DocumentRow> {
  const id = need(options, 'id');
  const row = /^[0-9a-f-]{36}$/.test(id) ? await findDocument(db, id) : null;
  if (!row || row.state === 'storing' || row.state === 'withdrawn') throw new UsageError(`There is no document ${id}.`);
  return row;
}

/** Copies a document so that only this machine's user can read it; the original isn't moved. */
async function copyTo(context: CommandContext, row: DocumentRow, to: string | undefined): Promise<string | null> {
  const content = row.file_removed_at === null ? await context.store.open(row.stored_as) : null;
  if (!content) return null;
  const folder = to ?? (await mkdtemp(path.join(tmpdir(), 'document-')));
  const file = path.join(folder, `${row.kind}-${row.id}.${extensions[row.media_type] ?? 'bin'}`);
  await pipeline(content, createWriteStream(file, { mode: 0o600 }));
  return file;
}

/** Prints the data that a reviewer compares with the document. */
async function describe({ db, say }: CommandContext, row: DocumentRow): Promise<void> {
  const player = await readOwnPlayer(db, toWire(row.player_id));
  const name = [player.first_name, player.last_name].filter(Boolean).join(' ');
  const address = [player.address, player.postal_code, player.city, player.country].filter(Boolean).join(', ');
  say(`${row.kind} of ${player.email}, number ${player.id}: ${row.state}`);
  say(`  ${name || 'no name yet'}, born ${player.date_of_birth ?? 'unknown'}, ${address || 'no address yet'}`);
  for (const { otherId, likeness } of await readIdentityReviews(db, player.id))
    say(`  Resembles number ${otherId} by ${likeness}, who was excluded: approve only if they are two people.`);
  say(`  ${row.file_name}, ${row.media_type}, ${row.bytes} bytes, sent ${time(row.uploaded_at)} UTC`);
}

export const documentList: Command = {
  name: 'document list',
  usage: '',
  says: 'documents that wait for a decision, oldest first',
  run: async ({ db, say }) => {
    const rows = await listWaiting(db);
    if (rows.length === 0) return say('No document waits.');
    table(
      rows.map((row) => ({
        since: time(row.uploaded_at),
        player: String(row.player_id),
        kind: row.kind,
        state: row.state,
        type: row.media_type,
        id: row.id,
      })),
    ).forEach(say);
  },
};

export const documentShow: Command = {
  name: 'document show',
  usage: '--id UUID [--to FOLDER]',
  says: 'who sent it and what their profile says; writes a copy to look at, which you delete afterwards',
  run: async (context, options) => {
    const row = await find(context, options);
    await describe(context, row);
    const file = await copyTo(context, row, options['to']);
    context.say(file ? `  ${file}` : '  The file is no longer kept.');
    if (file === null) return;
    const { db, clock, actor } = context;
    const details = { document: row.id };
    const playerId = toWire(row.player_id);
    await db.transaction((tx) => recordAudit(tx, { at: clock(), kind: 'document_seen', actor, playerId, details }));
    await reviewDocument(context, { id: row.id, actor });
  },
};

async function decide(
  context: CommandContext,
  options: Options,
  verb: 'Approve' | 'Decline',
  act: (id: string) => Promise<boolean>,
): Promise<void> {
  const row = await find(context, options);
  await describe(context, row);
  if (!(await context.confirm(`${verb} this document?`))) return context.say('Nothing was changed.');
  const done = await act(row.id);
  const now = done ? null : await findDocument(context.db, row.id);
  context.say(done ? `${verb}d.` : `Nothing was changed: it is ${now?.state} already.`);
}

function dayOf(text: string | undefined, now: Date): Date | undefined {
  if (text === undefined) return undefined;
  const day = new Date(`${text}T23:59:59.000Z`);
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || Number.isNaN(day.getTime()) || day <= now)
    throw new UsageError('--valid-until is a day to come, such as 2030-12-31.');
  return day;
}

export const documentApprove: Command = {
  name: 'document approve',
  usage: '--id UUID [--valid-until 2030-12-31]',
  says: 'accepts it until the day it runs out (five years for an identity, else three); identity and address verify the player',
  run: (context, options) => {
    const validUntil = dayOf(options['valid-until'], context.clock());
    return decide(context, options, 'Approve', (id) =>
      approveDocument(context, { id, actor: context.actor, validUntil }),
    );
  },
};

export const documentDecline: Command = {
  name: 'document decline',
  usage: `--id UUID --reason ${DeclineReason.options.join('|')}`,
  says: 'refuses it; the player is told why, and can send another',
  run: (context, options) => {
    const reason = v.safeParse(DeclineReason, need(options, 'reason'));
    if (!reason.success) throw new UsageError(`--reason is one of ${DeclineReason.options.join(', ')}.`);
    return decide(context, options, 'Decline', (id) =>
      declineDocument(context, { id, actor: context.actor, reason: reason.output }),
    );
  },
};
