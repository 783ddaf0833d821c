import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Queryable } from '@croupier/server-database';
import { htmlPage, type SectionSummary } from './html-page.ts';
import { readableRow } from './readable-row.ts';
import type { ReportFile, ReportSection } from './section.ts';

/** Number of rows of a section shown on the page itself. */
const SHOWN = 25;

export interface Archive {
  db: Queryable;
  playerId: number;
  locale: string;
  madeAt: Date;
  sections: readonly ReportSection[];
  files: AsyncIterable<ReportFile>;
  /** Called when a section is done. */
  onSection: (done: number) => Promise<void>;
  signal: AbortSignal;
}

/** Streams the archive: the reader sets the pace, and at most one page of rows is in memory. */
export function writeArchive(archive: Archive): AsyncIterable<Uint8Array> {
  const zip = new ZipFile();
  const output = new PassThrough();
  const fail = (error: unknown) => void output.destroy(error as Error);
  output.on('error', () => undefined); // The reader gets the error, even if it starts reading later.
  zip.on('error', fail);
  zip.outputStream.on('error', fail);
  zip.outputStream.pipe(output);
  fill(zip, archive).catch(fail);
  return output;
}

/** Adds the entries in sequence: each after the previous one was read to its end. */
async function fill(zip: ZipFile, archive: Archive): Promise<void> {
  const { sections, files, locale, madeAt, onSection } = archive;
  const add = (content: Readable, path: string) =>
    new Promise<void>((resolve, reject) => {
      content.on('end', resolve).on('error', reject);
      zip.addReadStream(content, path, { mtime: madeAt });
    });
  const summaries: SectionSummary[] = [];
  for (const section of sections) {
    const summary = { name: section.name, count: 0, shown: [] };
    summaries.push(summary);
    await add(Readable.from(json(section, archive, summary)), `data/${section.name}.json`);
    await onSection(summaries.length);
  }
  for await (const { path, content } of files) await add(content, `documents/${path}`);
  zip.addBuffer(Buffer.from(htmlPage(summaries, { locale, madeAt })), 'index.html', { mtime: madeAt });
  zip.end();
}

/** Yields a section as a JSON array, a page at a time, and counts its rows. */
async function* json(
  { pages }: ReportSection,
  { db, playerId, signal }: Archive,
  summary: { count: number; shown: Record<string, unknown>[] },
): AsyncGenerator<Buffer> {
  yield Buffer.from('[');
  for await (const page of pages(db, playerId)) {
    signal.throwIfAborted();
    const rows = page.map((row) => readableRow(row));
    summary.shown.push(...rows.slice(0, SHOWN - summary.shown.length));
    if (rows.length === 0) continue;
    const begin = summary.count === 0 ? '\n' : ',\n';
    summary.count += rows.length;
    yield Buffer.from(begin + rows.map((row) => JSON.stringify(row)).join(',\n'));
  }
  yield Buffer.from('\n]\n');
}
