import type { Server } from 'node:http';
import type { Socket } from 'node:net';

interface Caps {
  /** Connections per client. */
  readonly perClient: number;
  /** Returns the client of a socket; null if it is not limited, such as a trusted proxy. */
  readonly clientOf: (socket: Socket) => string | null;
}

/** Closes a client's connections beyond its limit before reading anything from them. */
export function capConnections(server: Server, { perClient, clientOf }: Caps): void {
  const open = new Map<string, number>();
  const [accept] = server.listeners('connection') as ((socket: Socket) => void)[];
  server.removeAllListeners('connection');
  server.on('connection', (socket: Socket) => {
    const client = clientOf(socket);
    if (client === null) return accept!.call(server, socket);
    const count = open.get(client) ?? 0;
    if (count >= perClient) return void socket.resetAndDestroy();
    open.set(client, count + 1);
    socket.once('close', () => {
      const left = open.get(client)! - 1;
      if (left === 0) open.delete(client);
      else open.set(client, left);
    });
    accept!.call(server, socket);
  });
}
