import { type LiveKind, type LivePhrase, type LiveSaid, Refusal, toWire } from '@croupier/contracts';
import { type Queryable, run, sql } from '@croupier/server-database';
import { isExcluded } from '@croupier/server-limits';
import { tables } from '../schema.gen.ts';
import { maskName } from '../winners/mask-name.ts';
import { COLOURS } from './crowd.ts';
import type { LiveContext } from './place-bet.ts';
import { shareRead } from './share-read.ts';
import { storedTable } from './stored-tables.ts';

/** A player says one phrase in so long, wherever. */
const SLOT_MS = 3_000;
/** Maximum phrases per second at a table. */
const MOST_A_SECOND = 50;
const KEPT_MS = 3 * 60_000;
const SHOWN = 20;

interface Said {
  playerId: number;
  nickname: string | null;
  slug: string;
  phrase: LivePhrase;
  /** Returns true if the edition has tables of this kind. */
  isOffered: (kind: LiveKind) => boolean;
}

const ago = (now: Date, ms: number): Date => new Date(now.getTime() - ms);

/** Says a phrase at a table, or refuses, and answers what is said there. */
export async function sayLivePhrase({ db, clock }: LiveContext, said: Said): Promise<LiveSaid[]> {
  const { playerId, nickname, slug, phrase } = said;
  const table = await storedTable(db, slug);
  if (!said.isOffered(table.kind)) throw new Refusal('game_not_available');
  const now = clock();
  if (await isExcluded(db, playerId, now)) throw new Refusal('excluded');
  const heard = await db.query({
    name: 'live_say',
    ...sql`
      insert into live_phrases (player_id, slot, table_id, phrase, nickname, said_at)
      select ${playerId}, ${Math.floor(now.getTime() / SLOT_MS)}, ${table.id}, ${phrase}, ${maskName(nickname)}, ${now}
      where not exists (select from live_phrases where player_id = ${playerId} and said_at > ${ago(now, SLOT_MS)})
        and (select count(*) from (
          select from live_phrases where table_id = ${table.id} and said_at > ${ago(now, 1_000)} limit ${MOST_A_SECOND}
        ) as recent) < ${MOST_A_SECOND}
      on conflict do nothing
      returning slot`,
  });
  if (heard.length === 0) throw new Refusal('phrase_too_soon');
  return readSaid(db, table.id, now);
}

/**
 * Returns the latest phrases, newest first. If many players say the same phrase within a second, the first is named and
 * the others are counted.
 */
export async function readSaid(db: Queryable, tableId: bigint, now: Date): Promise<LiveSaid[]> {
  const rows = await db.query<{ phrase: LivePhrase; at: Date; nickname: string; player_id: bigint; players: bigint }>({
    name: 'live_said',
    ...sql`
      select phrase, date_trunc('second', said_at) as at, count(*) as players,
        (array_agg(nickname order by said_at, player_id))[1] as nickname,
        (array_agg(player_id order by said_at, player_id))[1] as player_id
      from live_phrases where table_id = ${tableId} and said_at > ${ago(now, KEPT_MS)}
      group by at, phrase order by at desc, phrase limit ${SHOWN}`,
  });
  return rows.map(({ phrase, at, nickname, player_id, players }) => ({
    ...{ phrase, at: at.toISOString(), nickname },
    colour: toWire(player_id % COLOURS),
    others: toWire(players) - 1,
  }));
}

/** The same for many who ask at once. */
export const shareSaid = (db: Queryable, tableId: bigint, now: Date): Promise<LiveSaid[]> =>
  shareRead(db, `said:${tableId}`, () => readSaid(db, tableId, now));

export async function forgetPhrases(db: Queryable, now: Date): Promise<void> {
  await run(db, tables.deleteFrom('live_phrases').where('said_at', '<=', ago(now, KEPT_MS)));
}
