import pLimit from 'p-limit';

export class TooBusy extends Error {}

/** Runs at most `running` renders at once and lets `waiting` more wait; any other is turned away with `TooBusy`. */
export function limitRenders({ running, waiting }: { running: number; waiting: number }) {
  const limit = pLimit(running);
  return async <Result>(render: () => Promise<Result>): Promise<Result> => {
    if (limit.activeCount + limit.pendingCount >= running + waiting) throw new TooBusy();
    return limit(render);
  };
}
