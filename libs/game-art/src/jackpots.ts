/** Titles that contribute to each jackpot, by jackpot id. The jackpot's terms define the share of the stake. */
export const jackpotTitles = {
  'four-lanterns': ['lantern-tide', 'balloon-weather', 'whale-song-bay', 'keepers-lamp', 'volcano-radio'],
  'high-tide': ['captain-marrow', 'deep-bell', 'swan-palace', 'compass-club', 'sunfish-casino'],
} as const satisfies Record<string, readonly string[]>;
export type JackpotId = keyof typeof jackpotTitles;

export const jackpotIds = Object.keys(jackpotTitles) as JackpotId[];

const bySlug = /*#__PURE__*/ new Map<string, JackpotId>(
  /*#__PURE__*/ jackpotIds.flatMap((id) => jackpotTitles[id].map((slug) => [slug, id] as const)),
);

/** Returns the jackpot that rounds of a title contribute to and may win. */
export const jackpotOf = (slug: string): JackpotId | null => bySlug.get(slug) ?? null;
