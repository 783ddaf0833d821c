import { expect, test } from 'vitest';
import { readPreviewToken } from '@croupier/server-content';
import { runOps } from './run.ts';

const now = new Date('2026-11-25T12:00:00Z');

async function run(...args: string[]) {
  const lines: string[] = [];
  const code = await runOps(args, {
    connect: () => Promise.reject(new Error('texts need no database')),
    store: undefined as never,
    say: (line) => lines.push(line),
    ask: () => Promise.reject(new Error('nothing is asked')),
    user: 'anna',
    env: { SECRETS_KEY: 'new,old', CASINO_ORIGIN: 'https://casino.example' },
    clock: () => now,
  });
  return { code, lines };
}

test('a preview is a link signed by the first key that holds two days', async () => {
  const { code, lines } = await run('content', 'preview', 'terms', '--locale', 'fr-CA');
  expect(code).toBe(0);
  const token = /^https:\/\/casino\.example\/preview\?page=([\w-]+)$/.exec(lines[0] ?? '')?.[1] ?? '';
  expect(readPreviewToken(token, { keys: ['new'], now })).toMatchObject({ slug: 'terms', locale: 'fr-CA' });
  expect(readPreviewToken(token, { keys: ['new'], now: new Date('2026-11-27T12:00:00Z') })).toBeUndefined();
  expect(lines[1]).toBe('Until 2026-11-27T12:00:00.000Z.');
});

test('a page or language that is none is told in a sentence', async () => {
  const { code, lines } = await run('content', 'preview', 'nowhere');
  expect([code, lines[0]]).toEqual([1, expect.stringMatching(/^There is no page "nowhere"\./)]);
  expect(await run('content', 'preview', 'terms', '--locale', 'xx')).toMatchObject({
    code: 1,
    lines: ['There is no language xx.'],
  });
});

test('the state of translations needs no running site', async () => {
  expect((await run('content', 'status')).lines.at(-1)).toBe('Every text is there in every language.');
});
