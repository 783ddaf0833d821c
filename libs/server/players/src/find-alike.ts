import { toWire } from '@croupier/contracts';
import { type Queryable, sql } from '@croupier/server-database';

/** Trait that two accounts share. A household may share an address and a device, so it is no proof. */
export type Likeness = 'email' | 'phone' | 'device' | 'address' | 'person';

export interface Alike {
  playerId: number;
  likeness: Likeness;
}

/** Limit per trait: more matches add no information. */
const MOST = 20;

/**
 * Returns other accounts that share a mailbox, a phone, a device, an address, or name and date of birth with a
 * player's.
 */
export async function findAlike(db: Queryable, playerId: number): Promise<Alike[]> {
  const rows = await db.query<{ id: bigint; likeness: Likeness }>({
    name: 'players_find_alike',
    ...sql`
      with own as (select * from players where id = ${playerId})
      (select p.id, 'email' as likeness from own, players p
        where mailbox_of(p.email) = mailbox_of(own.email) and own.email not like '+%' and p.id <> own.id limit ${MOST})
      union all
      (select p.id, 'phone' from own, players p where p.mobile_phone = own.mobile_phone and p.id <> own.id limit ${MOST})
      union all
      (select p.id, 'address' from own, players p
        where p.postal_code = own.postal_code and lower(p.address) = lower(own.address) and p.country = own.country
          and p.id <> own.id limit ${MOST})
      union all
      (select p.id, 'person' from own, players p
        where p.date_of_birth = own.date_of_birth and p.name_key = own.name_key and p.id <> own.id limit ${MOST})
      union all
      (select d.player_id, 'device' from known_devices mine, known_devices d
        where mine.player_id = ${playerId} and d.device_hash = mine.device_hash and d.player_id <> mine.player_id limit ${MOST})`,
  });
  return rows.map(({ id, likeness }) => ({ playerId: toWire(id), likeness }));
}
