import * as v from 'valibot';
import { recordAudit } from '@croupier/server-audit';
import { type Database, run, sql, type Transaction } from '@croupier/server-database';
import { jobKind } from '@croupier/server-jobs';
import { tables } from '../schema.gen.ts';
import { fetchCatalogue } from './fetch-catalogue.ts';
import { CatalogueRefused, type Listing, readCatalogue } from './listing.ts';

/** Reads the catalogues of all studios. */
export const importStudiosJob = jobKind('studios.import', v.unknown());

export interface StudioImport {
  studio: string;
  origin: string;
  /** Returns true if a slug belongs to one of our own titles. */
  isOurs: (slug: string) => boolean;
  now: Date;
}

/** Differences between the imported catalogue and the stored one. */
export interface Imported {
  listed: number;
  changed: number;
  withdrawn: number;
}

/**
 * Takes in a studio's catalogue: new titles are listed, changed ones changed, those that vanished withdrawn; the same again
 * changes nothing. What is wrong in any part changes nothing either, and is kept as the reason.
 */
export async function importStudio(db: Database, order: StudioImport): Promise<Imported> {
  try {
    const { studio: title, games } = readCatalogue(await fetchCatalogue(order.origin));
    if (games.some(({ id }) => order.isOurs(id))) throw new CatalogueRefused('a title of it is one of our own');
    return await db.transaction((tx) => store(tx, order, { title, games }));
  } catch (error) {
    if (!(error instanceof CatalogueRefused)) throw error;
    await db.transaction((tx) => noteStudio(tx, { id: order.studio, failed_at: order.now, last_error: error.message }));
    throw error;
  }
}

interface StudioNews {
  id: string;
  title?: string;
  read_at?: Date;
  failed_at?: Date;
  last_error: string | null;
}

async function noteStudio(tx: Transaction, { id, ...news }: StudioNews): Promise<void> {
  const query = tables.insertInto('studios').values({ id, ...news });
  await run(
    tx,
    query.onConflict((row) => row.column('id').doUpdateSet(news)),
  );
}

async function store(
  tx: Transaction,
  { studio, now }: StudioImport,
  { title, games }: { title: string; games: readonly Listing[] },
): Promise<Imported> {
  await noteStudio(tx, { id: studio, title, read_at: now, last_error: null }); // Its row is locked: one import at a time.
  const slugs = games.map(({ id }) => id);
  const others = await tx.query(sql`select slug from studio_titles where studio <> ${studio} and slug = any(${slugs})`);
  if (others.length > 0) throw new CatalogueRefused('a title of it is another studio’s');
  const sent = JSON.stringify(games.map(({ id, ...listing }) => ({ slug: id, listing })));
  const changed = await tx.query(sql`
    update studio_titles set listing = sent.listing, withdrawn_at = null
    from jsonb_to_recordset(${sent}::jsonb) as sent (slug text, listing jsonb)
    where studio_titles.slug = sent.slug and (studio_titles.listing <> sent.listing or withdrawn_at is not null) returning number`);
  const listed = await tx.query(sql`
    insert into studio_titles (studio, slug, listing, listed_at)
    select ${studio}, slug, listing, ${now} from jsonb_to_recordset(${sent}::jsonb) as sent (slug text, listing jsonb)
    where not exists (select from studio_titles known where known.slug = sent.slug) returning number`);
  const withdrawn = await tx.query(sql`
    update studio_titles set withdrawn_at = ${now}
    where studio = ${studio} and withdrawn_at is null and slug <> all(${slugs}) returning number`);
  const imported = { listed: listed.length, changed: changed.length, withdrawn: withdrawn.length };
  if (Object.values(imported).some((count) => count > 0))
    await recordAudit(tx, { at: now, kind: 'studio_imported', actor: 'system', details: { studio, ...imported } });
  return imported;
}
