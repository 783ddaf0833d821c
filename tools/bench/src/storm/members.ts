import type { Credentials } from '@croupier/server-channels';
import type { Database } from '@croupier/server-database';
import { insertPlayers } from '@croupier/server-players/testing';
import { insertSessions } from '@croupier/server-sessions/testing';

/** Data of one page: the socket's credential, and the text of each of its six joins. */
export interface Member {
  credential: string;
  joins: string[];
}

const PUBLIC = ['public:wins', 'public:odds:list'];
const OWN = ['accounts', 'payments', 'bonuses', 'limits'];
export const TOPICS = PUBLIC.length + OWN.length;

export interface Owner {
  playerId: number;
  sessionId: string;
}

/** Inserts signed-in players directly into the tables, without a sign-in. */
export const enterOwners = async (db: Database, count: number): Promise<Owner[]> =>
  insertSessions(db, await insertPlayers(db, count));

/** Returns their pages, with credentials valid for the next three minutes. */
export const pagesOf = (owners: readonly Owner[], credentials: Credentials): Member[] =>
  owners.map((owner) => {
    const own = OWN.map((name) => `$player:${owner.playerId}:${name}`);
    const topics = [
      ...PUBLIC.map((topic) => ({ topic, params: {} })),
      ...own.map((topic) => ({ topic, params: { token: credentials.forTopic(owner, topic) } })),
    ];
    return {
      credential: credentials.forSocket(owner),
      joins: topics.map(({ topic, params }, at) => JSON.stringify([String(at), String(at), topic, 'phx_join', params])),
    };
  });
