import { randomBytes } from 'node:crypto';
import { Refusal, type SharedRound, toWire } from '@croupier/contracts';
import { type Queryable, run, sql } from '@croupier/server-database';
import { tables } from '../schema.gen.ts';
import { readRound } from './read-round.ts';

/** Bytes of a token: enough that it can't be guessed. */
const TOKEN_BYTES = 18;

interface Owned {
  playerId: number;
  id: string;
}

/** The secret under which anyone sees a finished round of the player; asked again it is the same. */
export async function shareRound(db: Queryable, { playerId, id }: Owned, now: Date): Promise<string> {
  const { status, draws } = await readRound(db, playerId, id);
  if (status !== 'closed' || draws.length === 0) throw new Refusal('not_found'); // Under way, or not ours to show.
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const [row] = await db.query<{ token: string }>(sql`
    insert into shared_rounds (token, player_id, round_id, shared_at) values (${token}, ${playerId}, ${id}, ${now})
    on conflict (player_id, round_id) do update set shared_at = shared_rounds.shared_at returning token`);
  return row!.token;
}

/** The address leads nowhere any more. */
export async function unshareRound(db: Queryable, { playerId, id }: Owned): Promise<void> {
  const gone = await run(
    db,
    tables
      .deleteFrom('shared_rounds')
      .where('player_id', '=', BigInt(playerId))
      .where('round_id', '=', id)
      .returning('token'),
  );
  if (gone.length === 0) throw new Refusal('not_found');
}

/** Returns a shared round: everything that decided it, and nothing about the player. */
export async function readSharedRound(db: Queryable, token: string): Promise<SharedRound> {
  const [shared] = await run(
    db,
    tables.selectFrom('shared_rounds').select(['player_id', 'round_id']).where('token', '=', token),
  );
  if (!shared) throw new Refusal('not_found');
  const round = await readRound(db, toWire(shared.player_id), shared.round_id);
  const { game, maths, version, currency, stake_cents, win_cents, bought, played_at, draws } = round;
  return { game, maths, version, currency, stake_cents, win_cents, bought, played_at, draws };
}
