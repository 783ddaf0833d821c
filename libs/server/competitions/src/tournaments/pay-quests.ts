import { toWire } from '@croupier/contracts';
import { type Database, publish, run, sql } from '@croupier/server-database';
import { derivedId, openPlayerAccounts, playerCash, transfer } from '@croupier/server-wallet';
import { tables } from '../schema.gen.ts';
import { prizePool, toTournament, type TournamentRow } from './tournament.ts';

/** Limit of concurrent quests; further steps due wait for the next run. */
const MOST_QUESTS = 50;
const MOST_STEPS = 500;

/**
 * Pays the quest steps that players have completed, each once under a derived id, in its own transaction, which locks
 * the player's account before the entry, as bets do. Handles one quest until no payment is due, or all quests that are
 * not closed.
 */
export async function payQuests(db: Database, now: Date, only?: bigint): Promise<void> {
  const unfinished = tables
    .selectFrom('tournaments')
    .selectAll()
    .where('state', '<>', 'closed')
    .where('start_at', '<=', now)
    .where('definition', 'like', '%quest%')
    .orderBy('end_at')
    .limit(MOST_QUESTS);
  const rows = await run(db, only === undefined ? unfinished : unfinished.where('id', '=', only));
  for (const quest of rows.map(toTournament)) while ((await payDue(db, quest, now)) > 0) if (only === undefined) break;
}

async function payDue(db: Database, quest: TournamentRow, now: Date): Promise<number> {
  const due = await readDue(db, quest);
  for (const { playerId, step } of due) await payStep(db, { quest, playerId, step, now });
  return due.length;
}

interface Due {
  playerId: number;
  /** Number of the step, from 1. */
  step: number;
}

/** Reads players whose next step is complete, using the index of quests. */
async function readDue(db: Database, { id, terms }: TournamentRow): Promise<Due[]> {
  const steps = terms.quest?.steps ?? [];
  const rows = await db.query<{ player_id: bigint; steps_done: number }>({
    name: 'competitions_steps_due',
    ...sql`
      select player_id, steps_done from tournament_entries entry
      join unnest(${steps.map(({ measure }) => measure)}::text[], ${steps.map(({ target }) => target)}::bigint[])
        with ordinality as step (measure, target, number) on step.number = entry.steps_done + 1
      where entry.tournament_id = ${id} and entry.steps_done is not null and target <= case measure
        when 'score' then score when 'rounds' then rounds else cardinality(games) end
      order by player_id limit ${MOST_STEPS}::integer`,
  });
  return rows.map(({ player_id, steps_done }) => ({ playerId: toWire(player_id), step: steps_done + 1 }));
}

interface Step extends Due {
  quest: TournamentRow;
  now: Date;
}

async function payStep(db: Database, { quest: { id, slug, terms }, playerId, step, now }: Step): Promise<void> {
  const { reward } = terms.quest!.steps[step - 1]!;
  const { currency } = terms;
  await db.transaction(async (tx) => {
    await openPlayerAccounts(tx, { playerId, currency });
    const paid = await transfer(tx, {
      id: derivedId('quest-step', String(id), String(playerId), String(step)),
      debit: prizePool(id),
      credit: playerCash(playerId),
      amount: BigInt(reward),
      currency,
      kind: 'tournament.step',
      meta: { tournament: slug, step },
      now,
    });
    if (!paid) return;
    await tx.query(sql`
      update tournament_entries set steps_done = ${step} where tournament_id = ${id} and player_id = ${playerId}`);
    await publish(tx, { topic: 'tournaments', players: [playerId], event: 'changed', payload: {} });
  });
}
