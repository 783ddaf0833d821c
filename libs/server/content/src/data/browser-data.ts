import { cookies, type Runs, storedFiles, storedKeys } from '@croupier/contracts';
import type { Language } from '@croupier/i18n';
import { browserTexts } from './browser-texts/index.ts';

const DAY = 86_400;
const MINUTE = 60;

function life(lifeSeconds: number | null, language: Language): string {
  const { session, seconds, minutes, days } = browserTexts[language].life;
  if (lifeSeconds === null) return session;
  const [text, unit] = lifeSeconds < MINUTE ? [seconds, 1] : lifeSeconds < DAY ? [minutes, MINUTE] : [days, DAY];
  return text.replace('{n}', String(Math.round(lifeSeconds / unit)));
}

const ids = <Table extends object>(table: Table) => Object.keys(table) as (keyof Table)[];
const cell = (text: string): Runs => [{ text }];
const name = (text: string): Runs => [{ text, code: true }];

/** Returns the table rows of cookies: name, purpose and duration. */
export const cookieRows = (language: Language): Runs[][] =>
  ids(cookies).map((id) => {
    const { name: own, maxAgeSeconds } = cookies[id];
    return [name(own), cell(browserTexts[language].cookies[id]), cell(life(maxAgeSeconds, language))];
  });

/** Returns the table rows of browser storage: name and purpose. */
export const storedRows = (language: Language): Runs[][] => [
  ...ids(storedKeys).map((id) => [name(storedKeys[id]), cell(browserTexts[language].stored[id])]),
  ...ids(storedFiles).map((id) => [name(storedFiles[id]), cell(browserTexts[language].files[id])]),
];
