import { importStudiosJob, listStudios } from '@croupier/server-games';
import { enqueue } from '@croupier/server-jobs';
import type { Command } from '../command.ts';
import { table, time } from '../table.ts';

export const studioList: Command = {
  name: 'provider list',
  usage: '',
  says: 'outside studios with titles of their own, and how their catalogues were read last',
  run: async ({ db, say }) => {
    const studios = await listStudios(db);
    if (studios.length === 0) return say('No studio’s catalogue has been read yet.');
    table(
      studios.map(({ id, title, titles, read_at, failed_at, last_error }) => ({
        studio: id,
        name: title ?? '',
        titles: String(titles),
        read: time(read_at),
        'not taken in': last_error === null ? '' : `${time(failed_at)} ${last_error}`,
      })),
    ).forEach(say);
  },
};

export const studioImport: Command = {
  name: 'provider import',
  usage: '',
  says: 'has the running site read every studio’s catalogue now, not in the next ten minutes',
  run: async ({ db, say }) => {
    await enqueue(db, importStudiosJob, null, { key: importStudiosJob.name });
    say('Asked for: `provider list` says how it went.');
  },
};
