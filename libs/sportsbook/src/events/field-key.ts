/** Returns the query key of a race or a season. */
export const fieldKey = (id: number) => ['sportsbook', 'field', id] as const;
