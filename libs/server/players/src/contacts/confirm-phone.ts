import { Refusal } from '@croupier/contracts';
import { recordAudit } from '@croupier/server-audit';
import { type Queryable, run, type Transaction } from '@croupier/server-database';
import { createCode, readPending, useCode } from '@croupier/server-tokens';
import { countAttempt } from '../attempts.ts';
import { checkPhone } from '../contact-details.ts';
import type { ClientInfo, PlayersContext } from '../context.ts';
import { type PlayerRecord, readOwnPlayer } from '../read-player.ts';
import { refuseExcluded } from '../refuse-excluded.ts';
import { tables } from '../schema.gen.ts';
import { updatePlayerIn } from '../update-player.ts';
import { purposes } from './purposes.ts';

const purpose = purposes.phone;

interface PhoneWish {
  playerId: number;
  number: string;
  /** Refuses unless the password was given a short while ago: before the number becomes another. */
  requireRecentPassword: () => void;
}

/**
 * Asks for a code to be sent to a number: its own to be proven, or a new one that becomes the player's with the code.
 * Text messages cost and disturb: they are counted by player, number and address. `alongside` queues the message.
 */
export async function askPhoneCode(
  context: PlayersContext,
  { playerId, number, requireRecentPassword }: PhoneWish,
  { ip }: ClientInfo,
  alongside: (tx: Transaction, number: string) => Promise<unknown>,
): Promise<void> {
  const { db, clock } = context;
  const path = ['phone', 'number'];
  const checked = checkPhone(number, path);
  const player = await readOwnPlayer(db, playerId);
  if (player.mobile_phone === checked && player.phone_confirmed_at) throw new Refusal('confirmed_already', { path });
  if (player.mobile_phone !== checked) requireRecentPassword();
  await countAttempt(db, 'sms_from', ip, clock());
  await countAttempt(db, 'sms_player', String(playerId), clock());
  await countAttempt(db, 'sms_number', checked, clock());
  await db.transaction(async (tx) => {
    await refuseExcluded(context, tx, { mobile_phone: checked }, playerId);
    await alongside(tx, checked);
  });
}

/** The code for the text message, made when it is written; the one before loses its force. */
export const createPhoneCode = (
  db: Queryable,
  { playerId, number, now }: { playerId: number; number: string; now: Date },
): Promise<string> => createCode(db, { playerId, purpose, subject: number, now });

/** The number a code was sent to that still holds, or null. */
export const readPendingPhone = (db: Queryable, playerId: number, now: Date): Promise<string | null> =>
  readPending(db, { playerId, purpose, now });

/** The number becomes the player's, proven, with the code that was sent to it. */
export async function confirmPhone(
  context: PlayersContext,
  { playerId, code }: { playerId: number; code: string },
): Promise<PlayerRecord> {
  const { db, clock } = context;
  const now = clock();
  return useCode(db, { playerId, purpose, code, now }, async (tx, number) => {
    const changes = { mobile_phone: number };
    // The password was asked for before the code was sent.
    await updatePlayerIn(tx, context, { playerId, changes, requireRecentPassword: () => undefined });
    const update = tables.updateTable('players').set({ phone_confirmed_at: now });
    await run(tx, update.where('id', '=', BigInt(playerId)));
    await recordAudit(tx, { at: now, kind: 'phone_confirmed', actor: `player:${playerId}`, playerId });
    return readOwnPlayer(tx, playerId);
  });
}
