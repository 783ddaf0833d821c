import type { Server } from 'node:http';
import { setTimeout } from 'node:timers/promises';

/** Starts listening and returns the port, chosen by the system for 0. */
export function listen(server: Server, { port, host }: { port: number; host: string }): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

const patienceMs = 8_000;

/** Lets running requests finish for a limited time, then closes. */
export async function close(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  await Promise.race([closed, setTimeout(patienceMs, undefined, { ref: false })]);
  server.closeAllConnections(); // Upgraded sockets end with the process.
}
