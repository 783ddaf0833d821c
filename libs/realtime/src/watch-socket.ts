import type { Socket } from 'phoenix';

/** Longer than the interval between the replies to two heartbeats: after that the socket counts as dead. */
const SILENT_MS = 40_000;
const LOOK_EVERY_MS = 5000;

/**
 * Reports whether the socket works. If the other end has frozen, the socket stays open, but its heartbeats get no
 * reply. Returns a function that stops it.
 */
export function watchSocket(socket: Socket, tell: (connected: boolean) => void): () => void {
  let [heardAt, lookedAt, silent] = [performance.now(), performance.now(), false];
  function heard(): void {
    heardAt = performance.now();
    if (silent) tell(true);
    silent = false;
  }
  socket.onOpen(() => {
    heardAt = performance.now();
    silent = false;
    tell(true);
  });
  socket.onMessage(heard);
  socket.onClose(() => tell(false));
  const looking = setInterval(() => {
    const now = performance.now();
    if (now - lookedAt > 2 * LOOK_EVERY_MS) heardAt = now; // The page was suspended, and its heartbeats too.
    lookedAt = now;
    if (silent || !socket.isConnected() || now - heardAt < SILENT_MS) return;
    silent = true;
    tell(false);
  }, LOOK_EVERY_MS);
  return () => clearInterval(looking);
}
