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
  /** Refuses unless the password was entered recently: called before the number changes. */
  requireRecentPassword: () => void;
}

/**
 * Requests a code for a number: the player's own, to confirm it, or a new one, which replaces it once confirmed. Text
 * messages are limited by player, number and address. `alongside` queues the message.
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

/** Creates the code when the text message is written; revokes the previous one. */
export const createPhoneCode = (
  db: Queryable,
  { playerId, number, now }: { playerId: number; number: string; now: Date },
): Promise<string> => createCode(db, { playerId, purpose, subject: number, now });

/** Returns the number that an unexpired code was sent to, or null. */
export const readPendingPhone = (db: Queryable, playerId: number, now: Date): Promise<string | null> =>
  readPending(db, { playerId, purpose, now });

/** Confirms the number with the code sent to it and makes it the player's. */
export async function confirmPhone(
  context: PlayersContext,
  { playerId, code }: { playerId: number; code: string },
): Promise<PlayerRecord> {
  const { db, clock } = context;
  const now = clock();
  return useCode(db, { playerId, purpose, code, now }, async (tx, number) => {
    const changes = { mobile_phone: number };
    // The password was checked before the code was sent.
    await updatePlayerIn(tx, context, { playerId, changes, requireRecentPassword: () => undefined });
    const update = tables.updateTable('players').set({ phone_confirmed_at: now });
    await run(tx, update.where('id', '=', BigInt(playerId)));
    await recordAudit(tx, { at: now, kind: 'phone_confirmed', actor: `player:${playerId}`, playerId });
    return readOwnPlayer(tx, playerId);
  });
}
