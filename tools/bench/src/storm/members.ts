import { credentialsOf } from '@croupier/server-channels/testing';
import { type Database, sql } from '@croupier/server-database';

/** What one page brings along: the socket's credential, and its six joins as one text each. */
export interface Member {
  credential: string;
  joins: string[];
}

const PUBLIC = ['public:wins', 'public:odds:list'];
const OWN = ['accounts', 'payments', 'bonuses', 'limits'];

/** Signed-in players, straight into the tables: nobody signs in here. */
export async function enterMembers(db: Database, count: number): Promise<Member[]> {
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
  const credentials = await credentialsOf(db);
  return rows.map(({ id, player_id }) => {
    const owner = { playerId: Number(player_id), sessionId: id };
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
}
