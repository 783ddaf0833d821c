import { Refusal, type WealthAnswers } from '@croupier/contracts';
import { recordAudit } from '@croupier/server-audit';
import { type Queryable, run, type Transaction } from '@croupier/server-database';
import type { PlayersContext } from './context.ts';
import type { PlayerRecord } from './read-player.ts';
import { tables } from './schema.gen.ts';

interface QuestionnaireRequest {
  playerId: number;
  /** `operator:anna` */
  actor: string;
  expiresAt: Date;
  now: Date;
}

/** Asks a player for the source of their wealth. False if a request is already pending: a player has at most one. */
export async function requestQuestionnaire(
  tx: Transaction,
  { playerId, actor, expiresAt, now }: QuestionnaireRequest,
): Promise<boolean> {
  const query = tables
    .insertInto('sow_questionnaires')
    .values({ player_id: BigInt(playerId), requested_at: now, requested_by: actor, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('player_id').where('answered_at', 'is', null).doNothing())
    .returning('id');
  if ((await run(tx, query)).length === 0) return false;
  const details = { expires_at: expiresAt.toISOString() };
  await recordAudit(tx, { at: now, kind: 'questionnaire_requested', actor, playerId, details });
  return true;
}

/** Stores the answers, once: of two concurrent calls the first counts. Accepts them after the deadline as well. */
export async function answerQuestionnaire(
  { db, clock }: PlayersContext,
  { playerId, answers }: { playerId: number; answers: WealthAnswers },
): Promise<void> {
  if (answers.source === 'other' && !answers.details?.trim()) throw new Refusal('required', { path: ['details'] });
  const now = clock();
  const query = tables
    .updateTable('sow_questionnaires')
    .set({ answered_at: now, answers: JSON.stringify(answers) })
    .where('player_id', '=', BigInt(playerId))
    .where('answered_at', 'is', null)
    .returning('id');
  await db.transaction(async (tx) => {
    if ((await run(tx, query)).length === 0) throw new Refusal('not_found');
    const actor = `player:${playerId}`;
    await recordAudit(tx, { at: now, kind: 'questionnaire_answered', actor, playerId, details: {} });
  });
}

const MOST_LISTED = 100;

/** Lists pending questionnaires by due date. */
export const listQuestionnaires = (db: Queryable) =>
  run(
    db,
    tables
      .selectFrom('sow_questionnaires')
      .innerJoin('players', 'players.id', 'sow_questionnaires.player_id')
      .select(['players.email', 'sow_questionnaires.requested_at', 'sow_questionnaires.expires_at'])
      .where('answered_at', 'is', null)
      .orderBy('expires_at')
      .limit(MOST_LISTED),
  );

/** Returns a player's questionnaires with their answers, latest first. */
export const readQuestionnaires = (db: Queryable, playerId: number) =>
  run(
    db,
    tables
      .selectFrom('sow_questionnaires')
      .select(['requested_at', 'expires_at', 'answered_at', 'answers'])
      .where('player_id', '=', BigInt(playerId))
      .orderBy('requested_at', 'desc')
      .limit(MOST_LISTED),
  );

/** Refuses to move money while a questionnaire is pending. */
export function requireNoQuestionnaire({ sow_questionnaire_expires_at: pending }: PlayerRecord): void {
  if (pending !== null) throw new Refusal('questionnaire_pending');
}
