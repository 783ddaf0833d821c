const HOUR_MS = 3_600_000;
/** Number of past runs to create on a new site, so that the archive is not empty. */
const BEFORE = 1;
const AHEAD = 1;

interface Recurring {
  readonly id: string;
  readonly first: string;
  readonly everyHours: number;
  readonly lastsHours: number;
}

/** One scheduled run of a definition. */
export interface Period<Definition> {
  definition: Definition;
  startAt: Date;
  endAt: Date;
}

/** Returns the previous, current and next runs. */
export function periodsOf<Definition extends Recurring>(definition: Definition, now: Date): Period<Definition>[] {
  const first = Date.parse(definition.first);
  const every = definition.everyHours * HOUR_MS;
  const current = Math.floor((now.getTime() - first) / every);
  return Array.from({ length: BEFORE + 1 + AHEAD }, (_, at) => {
    const startAt = first + (current - BEFORE + at) * every;
    return { definition, startAt: new Date(startAt), endAt: new Date(startAt + definition.lastsHours * HOUR_MS) };
  });
}

/** Returns the slug of a run: `one-bright-spin-2026-11-22`, with the hour if it starts more often than daily. */
export function periodSlug({ definition, startAt }: Period<Recurring>): string {
  const iso = startAt.toISOString();
  return `${definition.id}-${iso.slice(0, 10)}${definition.everyHours < 24 ? `-${iso.slice(11, 13)}` : ''}`;
}
