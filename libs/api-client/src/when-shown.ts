/** Longest wait for the game to end a hold. After that, the page shows its news. */
const LONGEST_MS = 10_000;
const LOOK_MS = 250;

/**
 * Stores the rounds being shown, by id, with the epoch milliseconds until which pages wait for each. In a browser,
 * other tabs and this one after a reload share the store.
 */
export interface HoldStore {
  read: () => string | null;
  /** Writes the holds; an empty text means that no round is being shown. */
  write: (holds: string) => void;
}

let store: HoldStore = inMemory();
/** Rounds that a game on this page shows: each word from it extends their hold. */
const own = new Set<string>();
/** Epoch milliseconds at which this page first waited for a round. */
const waitedSince = new Map<string, number>();
let waiting: (() => void)[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

function inMemory(): HoldStore {
  let kept = '';
  return { read: () => kept, write: (holds) => void (kept = holds) };
}

/** Returns the rounds being shown now: id to epoch milliseconds. */
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

/**
 * Returns the epoch milliseconds until which this page waits. A round of another tab may be shown for minutes, for example
 * while bought spins wait for their player: this page waits for it for ten seconds only.
 */
function endsOfWaits(): number[] {
  const now = Date.now();
  const rounds = holds();
  for (const id of waitedSince.keys()) if (!rounds.has(id)) waitedSince.delete(id);
  return [...rounds].flatMap(([id, until]) => {
    if (!waitedSince.has(id)) waitedSince.set(id, now);
    const end = own.has(id) ? until : Math.min(until, waitedSince.get(id)! + LONGEST_MS);
    return end > now ? [end] : [];
  });
}

const write = (rounds: ReadonlyMap<string, number>): void =>
  store.write(Array.from(rounds, ([id, until]) => `${id}~${until}`).join('.'));

/**
 * Uses this browser's shared holds. `renew`: this page may have been reloaded during a round, so the game gets ten
 * seconds to report it.
 */
export function shareHolds(shared: HoldStore, { renew }: { renew: boolean }): void {
  store = shared;
  const found = holds();
  if (renew && found.size > 0) write(new Map(Array.from(found.keys(), (id) => [id, Date.now() + LONGEST_MS])));
}

/** Holds back news while a round is being shown, until the returned function is called, for up to ten seconds. */
export function holdNews(roundId: string): () => void {
  own.add(roundId);
  write(holds().set(roundId, Date.now() + LONGEST_MS));
  return () => endHold(roundId);
}

/** Ends the hold of a round that was shown, or that waits for its player. */
export function endHold(roundId: string): void {
  const rounds = holds();
  own.delete(roundId);
  if (rounds.delete(roundId)) write(rounds);
  look();
}

/**
 * Runs the waiting work as soon as this page waits for no round. Polls, because another tab ends a round without notifying
 * this one.
 */
function look(): void {
  clearTimeout(timer);
  const ends = endsOfWaits();
  if (ends.length > 0) {
    if (waiting.length > 0) timer = setTimeout(look, Math.min(LOOK_MS, Math.max(...ends) - Date.now()));
    return;
  }
  const due = waiting;
  waiting = [];
  for (const work of due) work();
}

/** Runs work immediately, or as soon as no round is being shown. */
export function whenShown(work: () => void): void {
  waiting.push(work);
  look();
}

const shown = () => new Promise<void>(whenShown);

/**
 * Reads data that a round changes and returns it once the round has been shown. Waits before the read, and after it for
 * a round that started meanwhile.
 */
export async function readWhenShown<Reply>(read: () => Promise<Reply>): Promise<Reply> {
  await shown();
  const reply = await read();
  await shown();
  return reply;
}
