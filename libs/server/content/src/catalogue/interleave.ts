/** Interleaves items by group, so that neighbours come from different providers. */
export function interleave<Item>(items: readonly Item[], groupOf: (item: Item) => string): Item[] {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(groupOf(item), [...(groups.get(groupOf(item)) ?? []), item]);
  const rows = [...groups.values()];
  const longest = Math.max(0, ...rows.map(({ length }) => length));
  return Array.from({ length: longest }, (_, i) => rows.flatMap((row) => row[i] ?? [])).flat();
}
