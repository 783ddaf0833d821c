import { cookies, storedKeys } from '@croupier/contracts';
import type { Language } from '../local-text.ts';
import { siteTexts } from './site-texts/index.ts';

const DAY = 86_400;
const MINUTE = 60;

function life(seconds: number | null, language: Language): string {
  const { session, minutes, days } = siteTexts[language].life;
  if (seconds === null) return session;
  const [text, unit] = seconds < DAY ? [minutes, MINUTE] : [days, DAY];
  return text.replace('{n}', String(Math.round(seconds / unit)));
}

const ids = <Table extends object>(table: Table) => Object.keys(table) as (keyof Table)[];

/** One paragraph a cookie: its name, what it is for, how long it stays. */
export const cookieLines = (language: Language): string[] =>
  ids(cookies).map((id) => {
    const { name, maxAgeSeconds } = cookies[id];
    return `${name}: ${siteTexts[language].cookies[id]} ${life(maxAgeSeconds, language)}`;
  });

/** The same for what pages keep in the browser's storage. */
export const storedLines = (language: Language): string[] =>
  ids(storedKeys).map((id) => `${storedKeys[id]}: ${siteTexts[language].stored[id]}.`);
