const actions = ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'wheel', 'scroll'] as const;

const due = Promise.withResolvers<void>();

/**
 * Until a guest's first action the page stands as the server rendered it: who only reads it fetches no code for what moves,
 * no socket, and no data anew but where a page polls. A player's page is alive at once.
 */
export const alive: Promise<void> = due.promise;

/** For pages that live of the socket: they do not wait for an action. */
export const comeAlive = (): void => due.resolve();

/** Listens for the first action. */
export function watchForLife(): void {
  const act = () => {
    for (const action of actions) removeEventListener(action, act);
    due.resolve();
  };
  for (const action of actions) addEventListener(action, act, { once: true, passive: true });
}
