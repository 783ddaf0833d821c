import { type Database, type Queryable, sql } from '@croupier/server-database';
import type { Listing } from './listing.ts';

/** A title of an outside studio, as it is offered now. */
export interface StudioTitle extends Omit<Listing, 'id'> {
  /** Ids of games are made of it. */
  number: number;
  slug: string;
  /** Studio's id on the platform and its name. */
  studio: string;
  studioTitle: string;
  listedAt: Date;
}

export async function readStudioTitles(db: Queryable): Promise<StudioTitle[]> {
  const rows = await db.query<{
    number: number;
    slug: string;
    studio: string;
    title: string;
    listing: Omit<Listing, 'id'>;
    listed_at: Date;
  }>(sql`
    select number, slug, studio, studios.title, listing, listed_at
    from studio_titles join studios on studios.id = studio where withdrawn_at is null order by number`);
  return rows.map(({ number, slug, studio, title, listing, listed_at }) => ({
    ...listing,
    number,
    slug,
    studio,
    studioTitle: title,
    listedAt: listed_at,
  }));
}

/** Status of a studio's last catalogue import. */
export interface ListedStudio {
  id: string;
  title: string | null;
  titles: number;
  read_at: Date | null;
  failed_at: Date | null;
  last_error: string | null;
}

export const listStudios = (db: Queryable): Promise<ListedStudio[]> =>
  db.query<ListedStudio>(sql`
    select id, title, read_at, failed_at, last_error,
      (select count(*) from studio_titles where studio = studios.id and withdrawn_at is null)::integer as titles
    from studios order by id limit 1000`);

const KNOWN_MS = 5_000;

interface StudioTitlesContext {
  db: Database;
  clock: () => Date;
  onError: (error: unknown) => void;
}

/**
 * Returns a function with the studios' titles as last read. It never waits: an old result is refreshed in the
 * background. An unchanged list is the same array.
 */
export async function openStudioTitles({
  db,
  clock,
  onError,
}: StudioTitlesContext): Promise<() => readonly StudioTitle[]> {
  let known = await readStudioTitles(db);
  let readAt = clock().getTime();
  const take = (titles: StudioTitle[]) => {
    if (JSON.stringify(titles) !== JSON.stringify(known)) known = titles;
  };
  return () => {
    const now = clock().getTime();
    if (Math.abs(now - readAt) >= KNOWN_MS) {
      readAt = now;
      readStudioTitles(db).then(take, onError);
    }
    return known;
  };
}
