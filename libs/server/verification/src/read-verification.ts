import type { Reply } from '@croupier/contracts';
import type { readVerification as contract } from '@croupier/contracts';
import type { Queryable } from '@croupier/server-database';
import { describeDocument, listDocuments, REQUIRED } from './document.ts';

/** Returns the documents required of a player and their states. */
export async function readVerification(
  db: Queryable,
  { id, verified }: { id: number; verified: boolean },
): Promise<Reply<typeof contract>> {
  const documents = await listDocuments(db, id);
  return { verified, required: [...REQUIRED], documents: documents.map(describeDocument) };
}
