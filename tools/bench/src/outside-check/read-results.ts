import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Played match: the score after ninety minutes. */
export interface Result {
  /** League, such as `en.1`: the files of its seasons have the same name. */
  readonly league: string;
  readonly date: string;
  readonly home: string;
  readonly away: string;
  readonly goals: { readonly home: number; readonly away: number };
}

export interface Results {
  readonly results: readonly Result[];
  readonly files: number;
  /** Number of matches without a score: not played yet, or cancelled. */
  readonly unplayed: number;
  /** Number of matches and files in an unknown format. */
  readonly unread: number;
}

type Fields = Readonly<Record<string, unknown>>;

/** Reads every result of a file, or of all JSON files below a folder, in the order of the matches. */
export function readResults(place: string): Results {
  const files = statSync(place).isDirectory()
    ? readdirSync(place, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.json'))
        .map((name) => path.join(place, name))
    : [place];
  const results: Result[] = [];
  let [unplayed, unread] = [0, 0];
  for (const file of files) {
    const matches = matchesOf(readFileSync(file, 'utf8'));
    if (!matches) unread += 1;
    for (const match of matches ?? []) {
      const read = resultOf(match, path.basename(file, '.json'));
      if (read === 'unplayed') unplayed += 1;
      else if (read === 'unread') unread += 1;
      else results.push(read);
    }
  }
  results.sort((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0));
  return { results, files: files.length, unplayed, unread };
}

function matchesOf(text: string): readonly Fields[] | null {
  try {
    const { matches } = JSON.parse(text) as Fields;
    return Array.isArray(matches) ? (matches as Fields[]) : null;
  } catch {
    return null;
  }
}

function resultOf({ date, team1, team2, score }: Fields, league: string): Result | 'unplayed' | 'unread' {
  if (typeof date !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(date)) return 'unread';
  if (typeof team1 !== 'string' || typeof team2 !== 'string' || team1 === team2) return 'unread';
  const ft = (score as Fields | null | undefined)?.['ft'];
  if (ft === undefined || ft === null) return 'unplayed';
  const [home, away] = Array.isArray(ft) && ft.length === 2 ? (ft as unknown[]) : [];
  if (!isGoals(home) || !isGoals(away)) return 'unread';
  return { league, date, home: team1, away: team2, goals: { home, away } };
}

const isGoals = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 50;
