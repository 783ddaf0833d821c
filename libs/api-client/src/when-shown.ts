/** Without a word from the game for so long, the page says what it knows. */
const LONGEST_MS = 10_000;

const holds = new Set<symbol>();
let waiting: (() => void)[] = [];

/** A round is being shown: what came of it waits until the returned function is called, ten seconds at most. */
export function holdNews(): () => void {
  const hold = Symbol('round');
  holds.add(hold);
  const release = () => {
    clearTimeout(limit);
    if (!holds.delete(hold) || holds.size > 0) return;
    const due = waiting;
    waiting = [];
    for (const work of due) work();
  };
  const limit = setTimeout(release, LONGEST_MS);
  return release;
}

/** Does something at once, or as soon as no round is being shown. */
export function whenShown(work: () => void): void {
  if (holds.size === 0) work();
  else waiting.push(work);
}

const shown = () => new Promise<void>(whenShown);

/** Reads what a round changes, and tells it when the round has been shown: before the reading, and one that began meanwhile. */
export async function readWhenShown<Reply>(read: () => Promise<Reply>): Promise<Reply> {
  await shown();
  const reply = await read();
  await shown();
  return reply;
}
