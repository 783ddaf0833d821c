import { Refusal } from '@croupier/contracts';
import { type Database, publish, run, sql } from '@croupier/server-database';
import { holdBets } from '@croupier/server-games';
import { isExcluded } from '@croupier/server-limits';
import { readOwnPlayer } from '@croupier/server-players';
import { tables } from '../schema.gen.ts';
import { findTournament } from './find-tournament.ts';
import { publicName } from './public-name.ts';
import { KNOWN_MS } from './running.ts';

export interface Confirmation {
  db: Database;
  clock: () => Date;
  playerId: number;
  tournamentId: number;
}

/** Enters a player: rounds started from now on count. Idempotent, even in parallel. */
export async function confirmTournament({ db, clock, playerId, tournamentId }: Confirmation): Promise<void> {
  await db.transaction(async (tx) => {
    await holdBets(tx, playerId);
    const now = clock();
    const tournament = await findTournament(tx, { id: tournamentId });
    const entered = tables
      .selectFrom('tournament_entries')
      .select('entered_at')
      .where('tournament_id', '=', tournament.id)
      .where('player_id', '=', BigInt(playerId));
    if ((await run(tx, entered)).length > 0) return;
    if (tournament.state !== 'open' || now >= tournament.end_at) throw new Refusal('tournament_over');
    if (await isExcluded(tx, playerId, now)) throw new Refusal('excluded');
    const player = await readOwnPlayer(tx, playerId);
    const { groupIds } = tournament.terms;
    if (groupIds.length > 0 && !player.groups.some(({ id }) => groupIds.includes(id)))
      throw new Refusal('tournament_closed_to_you');
    // By then every instance knows it, so that a round never counts on one but not on another.
    const knownAt = new Date(tournament.created_at.getTime() + 2 * KNOWN_MS);
    const insert = tables
      .insertInto('tournament_entries')
      .values({
        tournament_id: tournament.id,
        player_id: BigInt(playerId),
        nickname: publicName(player),
        entered_at: now > knownAt ? now : knownAt,
        steps_done: tournament.terms.quest ? 0 : null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('player_id');
    if ((await run(tx, insert)).length === 0) return;
    const size = tournament.terms.quest?.size ?? null;
    const placed = await tx.query(sql`
      update tournaments set players = players + 1
      where id = ${tournament.id} and (${size}::integer is null or players < ${size}::integer) returning id`);
    if (placed.length === 0) throw new Refusal('tournament_full');
    await publish(tx, { topic: 'tournaments', players: [playerId], event: 'changed', payload: {} });
  });
}
