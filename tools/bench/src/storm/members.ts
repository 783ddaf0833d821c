import type { Credentials } from '@croupier/server-channels';
import { type Database, sql } from '@croupier/server-database';

/** What one page brings along: the socket's credential, and its six joins as one text each. */
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

/** Signed-in players, straight into the tables: nobody signs in here. */
export async function enterOwners(db: Database, count: number): Promise<Owner[]> {
  const rows = await db.query<{ id: string; player_id: bigint }>(sql`
    with entered as (
      insert into players (email, password_hash, first_name, last_name, gender, date_of_birth, mobile_phone, country, city, address,
        postal_code, edition, locale, terms_accepted_at, created_at)
      select 'storm' || n || '@example.test', 'none', 'Ada', 'Storm ' || n, 'f', '1990-04-01', '+4915177' || (100000 + n), 'DE', 'Berlin',
        'Example Street 1', '10115', 'default', 'en', now(), now()
      from generate_series(1, ${count}::int) n returning id
    )
    insert into sessions (token_hash, player_id, created_at, active_at, authenticated_at, ip, user_agent)
    select sha256(id::text::bytea), id, now(), now(), now(), '127.0.0.1', 'bench' from entered returning id, player_id`);
  return rows.map(({ id, player_id }) => ({ playerId: Number(player_id), sessionId: id }));
}

/** Their pages, with credentials good for the next three minutes. */
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
