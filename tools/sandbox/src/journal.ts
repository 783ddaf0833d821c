import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Records by id that survive a kill: every change is a line appended to a file, and the last line of an id applies. */
export interface Journal<Item extends { id: string }> {
  get: (id: string) => Item | undefined;
  put: (item: Item) => Item;
  all: () => Item[];
}

function replay<Item extends { id: string }>(file: string): Map<string, Item> {
  const items = new Map<string, Item>();
  if (!existsSync(file)) return items;
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line === '') continue;
    try {
      const item = JSON.parse(line) as Item;
      items.delete(item.id); // Re-inserted, so that the newest change is the last in the map.
      items.set(item.id, item);
    } catch {
      // A kill cut the last line short: that change was never acknowledged.
    }
  }
  return items;
}

/** Opens a journal and rewrites it with one line for each item; `keep` limits their number. */
export function openJournal<Item extends { id: string }>(folder: string, name: string, keep = 20_000): Journal<Item> {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${name}.jsonl`);
  const items = new Map([...replay<Item>(file)].slice(-keep));
  writeFileSync(`${file}.new`, [...items.values()].map((item) => `${JSON.stringify(item)}\n`).join(''));
  renameSync(`${file}.new`, file);
  return {
    get: (id) => items.get(id),
    put(item) {
      appendFileSync(file, `${JSON.stringify(item)}\n`);
      items.set(item.id, item);
      return item;
    },
    all: () => [...items.values()],
  };
}
