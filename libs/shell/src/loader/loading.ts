import { createState } from '../state.ts';

const active = /* @__PURE__ */ createState<ReadonlySet<symbol>>(new Set());

export const loadingState = active;

/** Shows the global loader until the answered function is called. */
export function beginLoading(): () => void {
  const item = Symbol('loading');
  active.set(new Set([...active.get(), item]));
  return () => active.set(new Set([...active.get()].filter((one) => one !== item)));
}

/** Shows the global loader while a promise is under way. */
export async function trackLoading<Result>(work: Promise<Result>): Promise<Result> {
  const done = beginLoading();
  try {
    return await work;
  } finally {
    done();
  }
}
