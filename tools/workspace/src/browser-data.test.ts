import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { storedKeys } from '@croupier/contracts';

const root = path.resolve(import.meta.dirname, '../../..');

/** Every source file of the product except tests. */
const sources = ['apps', 'libs'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\/src\/.*\.tsx?$/.test(name) && !/\.test\.|\/testing\/|node_modules|\/dist\//.test(name))
    .map((name) => ({ name: `${folder}/${name}`, text: readFileSync(path.join(root, folder, name), 'utf8') })),
);
const writers = (pattern: RegExp) =>
  sources
    .filter(({ text }) => pattern.test(text))
    .map(({ name }) => name)
    .sort();

test('cookies are set in one place of the pages and two of the platform, all by the table', () => {
  expect(sources.length).toBeGreaterThan(500);
  expect(writers(/document\.cookie\s*=|cookieStore/)).toEqual(['libs/web-app/src/keep-cookie.ts']);
  expect(writers(/\.setCookie\(|set-cookie['"]/i)).toEqual([
    'apps/platform/src/referral-cookies.ts',
    'apps/platform/src/session-cookie.ts',
  ]);
});

test('what is stored in the browser is stored under a key of the table', () => {
  expect(writers(/localStorage|sessionStorage|indexedDB|\bcaches\./)).toEqual([
    'apps/arcade/src/game/shown-rounds.ts',
    'apps/arcade/src/sound/sound.ts',
    'libs/auth/src/sign-up/draft-storage.ts',
    'libs/promotions/src/banners/useClosedFor.ts',
    'libs/safer-play/src/support/draft.ts',
    'libs/server/pages/src/install/worker.ts',
    'libs/service-worker/src/offline.ts',
    'libs/service-worker/src/pages.ts',
    'libs/shell/src/parts/missing-code.ts',
  ]);
  const keys = sources.flatMap(({ text }) =>
    [...text.matchAll(/atomWithStorage(?:<[^(]*>)?\(\s*([^,\s]+)/g)].map(([, key]) => key!),
  );
  expect(keys.length).toBeGreaterThan(5);
  const named = new Set(Object.entries(storedKeys).flatMap(([id, key]) => [`'${key}'`, `storedKeys.${id}`]));
  expect(keys.filter((key) => !named.has(key))).toEqual([]);
  const { text } = sources.find(({ name }) => name === 'libs/shell/src/parts/missing-code.ts')!;
  expect(text).toContain(`'${storedKeys.reloadedFor}'`);
});
