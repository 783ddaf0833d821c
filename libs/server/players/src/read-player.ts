import type { CurrencyCode } from '@croupier/money';
import { type Queryable, sql } from '@croupier/server-database';

export interface PlayerRecord {
  id: number;
  email: string;
  nickname: string | null;
  first_name: string | null;
  last_name: string | null;
  gender: 'm' | 'f' | 'x' | null;
  /** `1990-12-31` */
  date_of_birth: string | null;
  mobile_phone: string | null;
  country: string | null;
  city: string | null;
  address: string | null;
  postal_code: string | null;
  /** Of the wallet the player plays with. */
  currency: CurrencyCode;
  /** The edition whose rules protect the player: that of the country of residence. */
  edition: string;
  locale: string;
  receive_promos: boolean;
  receive_sms_promos: boolean;
  deposit_bonus_code: string | null;
  verified: boolean;
  two_factor_enabled: boolean;
  terms_accepted_at: Date | null;
  confirmed_at: Date | null;
  current_sign_in_at: Date | null;
  created_at: Date;
  groups: { id: number; name: string }[];
}

/** Everything of a player but the password; null if there is none. */
export async function readPlayer(db: Queryable, playerId: number): Promise<PlayerRecord | null> {
  const [row] = await db.query<PlayerRecord>(sql`
    select p.id, p.email, p.nickname, p.first_name, p.last_name, p.gender, p.date_of_birth::text as date_of_birth,
      p.mobile_phone, p.country, p.city, p.address, p.postal_code, w.currency, p.edition,
      p.locale, p.receive_promos, p.receive_sms_promos, p.deposit_bonus_code, p.verified, p.two_factor_enabled,
      p.terms_accepted_at, p.confirmed_at, p.current_sign_in_at, p.created_at,
      coalesce((select json_agg(json_build_object('id', g.id, 'name', g.name) order by g.id)
        from player_groups m join groups g on g.id = m.group_id where m.player_id = p.id), '[]') as groups
    from players p join player_wallets w on w.player_id = p.id where p.id = ${playerId}`);
  return row ? { ...row, id: Number(row.id) } : null;
}

/** The id behind an email, however it is cased. */
export async function findPlayerId(db: Queryable, email: string): Promise<number | null> {
  const [row] = await db.query<{ id: bigint }>(sql`select id from players where email = ${email.trim().toLowerCase()}`);
  return row ? Number(row.id) : null;
}
