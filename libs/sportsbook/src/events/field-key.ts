/** Under which a race or a season is kept once its page has asked for it. */
export const fieldKey = (id: number) => ['sportsbook', 'field', id] as const;
