/** Without a word from the game for so long, the page says what it knows. */
const LONGEST_MS = 10_000;
const LOOK_MS = 250;

/**
 * Keeps the rounds being shown, by id, with the epoch milliseconds until which pages wait for each. A browser keeps them
 * where its other tabs, and this one after a reload, find them.
 */
export interface HoldStore {
  read: () => string | null;
  /** An empty text: no round is being shown. */
  write: (holds: string) => void;
}

let store: HoldStore = inMemory();
let waiting: (() => void)[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

function inMemory(): HoldStore {
  let kept = '';
  return { read: () => kept, write: (holds) => void (kept = holds) };
}

/** Which rounds are being shown now: id to epoch milliseconds. */
function holds(): Map<string, number> {
  const now = Date.now();
  const entries = (store.read() ?? '').split('.').map((entry) => entry.split('~'));
  return new Map(
    entries.flatMap(([id, until]) => {
      const left = Number(until) - now;
      return id && left > 0 && left <= LONGEST_MS ? [[id, Number(until)] as const] : [];
    }),
  );
}

const write = (rounds: ReadonlyMap<string, number>): void =>
  store.write(Array.from(rounds, ([id, until]) => `${id}~${until}`).join('.'));

/**
 * Takes over what this browser knows of rounds being shown. `renew`: this page may be the one that was reloaded in the middle
 * of such a round, so the game gets its ten seconds to say so.
 */
export function shareHolds(shared: HoldStore, { renew }: { renew: boolean }): void {
  store = shared;
  const found = holds();
  if (renew && found.size > 0) write(new Map(Array.from(found.keys(), (id) => [id, Date.now() + LONGEST_MS])));
}

/** A round is being shown: what came of it waits until the returned function is called, ten seconds at most. */
export function holdNews(roundId: string): () => void {
  write(holds().set(roundId, Date.now() + LONGEST_MS));
  return () => endHold(roundId);
}

/** Nothing of a round is hidden any more: it was shown, or waits for its player. */
export function endHold(roundId: string): void {
  const rounds = holds();
  if (rounds.delete(roundId)) write(rounds);
  look();
}

/** Does what waits as soon as nothing is being shown. Another tab ends a round without a word to this one. */
function look(): void {
  clearTimeout(timer);
  const ends = [...holds().values()];
  if (ends.length > 0) {
    if (waiting.length > 0) timer = setTimeout(look, Math.min(LOOK_MS, Math.max(...ends) - Date.now()));
    return;
  }
  const due = waiting;
  waiting = [];
  for (const work of due) work();
}

/** Does something at once, or as soon as no round is being shown. */
export function whenShown(work: () => void): void {
  waiting.push(work);
  look();
}

const shown = () => new Promise<void>(whenShown);

/** Reads what a round changes, and tells it when the round has been shown: before the reading, and one that began meanwhile. */
export async function readWhenShown<Reply>(read: () => Promise<Reply>): Promise<Reply> {
  await shown();
  const reply = await read();
  await shown();
  return reply;
}
