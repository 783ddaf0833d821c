import { toWire } from '@croupier/contracts';
import { editionOf } from '@croupier/i18n';
import type { CurrencyCode } from '@croupier/money';
import { type Database, sql, type Transaction } from '@croupier/server-database';
import { openPlayerAccounts } from '@croupier/server-wallet';
import type { PlayersContext } from '../context.ts';
import { createPasswords } from '../passwords.ts';

let count = 0;

/** Spells a number in letters, with no two results similar, because names are compared by letters alone. */
const lettersOf = (number: number): string =>
  Array.from(String(number), (digit) => 'kamoriluse'.charAt(Number(digit)).repeat(2)).join('');

interface PlayerDraft {
  email?: string;
  currency?: CurrencyCode;
  country?: string;
  edition?: string;
  address?: string | null;
  phone?: string;
  lastName?: string;
}

/**
 * Inserts a complete player with an open wallet directly into the database, without hashing a password. Returns the id.
 */
export async function insertPlayer(db: Database, draft: PlayerDraft = {}): Promise<number> {
  count += 1;
  const { email = `player${count}@example.test`, currency = 'EUR', country = 'DE', edition = 'default' } = draft;
  const {
    address = 'Example Street 1',
    phone = `+491511${2_345_000 + count}`,
    lastName = `Example ${lettersOf(count)}`,
  } = draft;
  return db.transaction(async (tx) => {
    const [row] = await tx.query<{ id: bigint }>(sql`
      insert into players (email, password_hash, first_name, last_name, gender, date_of_birth, mobile_phone, country, city, address,
        postal_code, edition, locale, terms_accepted_at, created_at)
      values (${email}, 'none', 'Ada', ${lastName}, 'f', '1990-04-01', ${phone}, ${country}, 'Berlin', ${address},
        '10115', ${edition}, 'en', now(), now()) returning id`);
    const playerId = toWire(row!.id);
    await openPlayerAccounts(tx, { playerId, currency });
    return playerId;
  });
}

/** Creates the domain's context with real hashing, no exclusions and no blocked countries. */
export const testPlayers = (db: Database, changes: Partial<PlayersContext> = {}): PlayersContext => ({
  db,
  clock: () => new Date(),
  passwords: createPasswords(),
  isExcluded: async () => false,
  wasErasedExcluded: async () => false,
  blockedCountries: new Set(),
  hasVariants: true,
  asksForTerms: true,
  signUpsPerAddress: 1_000_000,
  ...changes,
});

/** Creates a complete sign-up application, with the fields of all four steps. */
export const application = (changes: Record<string, unknown> = {}) => ({
  email: `applicant${++count}@example.test`,
  password: 'gartenzwerg-auf-reisen',
  terms_acceptance: true as const,
  currency: 'EUR' as const,
  country: 'AT',
  first_name: 'Ada',
  last_name: 'Beispiel',
  gender: 'f' as const,
  date_of_birth: '1990-04-01',
  mobile_phone: '+436641234567',
  city: 'Wien',
  address: 'Musterweg 1',
  postal_code: '1010',
  ...changes,
});

/** Creates the client of an arbitrary request. */
export const clientInfo = (changes: { ip?: string; country?: string; locale?: string } = {}) => ({
  ip: '192.0.2.1',
  country: null,
  edition: editionOf({ country: changes.country }),
  locale: null,
  device: null,
  ...changes,
});

/** Locks a player's row as another transaction would, until this one ends. */
export const holdPlayerRow = (tx: Transaction, playerId: number): Promise<unknown> =>
  tx.query(sql`select 1 as row from players where id = ${playerId} for update`);

/** Inserts many complete players without wallets, for benchmarks. Returns their ids. */
export async function insertPlayers(db: Database, howMany: number): Promise<number[]> {
  const rows = await db.query<{ id: bigint }>(sql`
    insert into players (email, password_hash, first_name, last_name, gender, date_of_birth, mobile_phone, country, city, address,
      postal_code, edition, locale, terms_accepted_at, created_at)
    select 'many' || n || '@example.test', 'none', 'Ada', 'Many ' || n, 'f', '1990-04-01', '+4915177' || (100000 + n), 'DE', 'Berlin',
      'Example Street 1', '10115', 'default', 'en', now(), now()
    from generate_series(1, ${howMany}::int) n returning id`);
  return rows.map(({ id }) => toWire(id));
}
