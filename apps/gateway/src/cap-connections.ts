import type { Server } from 'node:http';
import type { Socket } from 'node:net';

interface Caps {
  /** Connections of one client. */
  readonly perClient: number;
  /** The client behind a socket; null for one that is not capped, such as a trusted proxy. */
  readonly clientOf: (socket: Socket) => string | null;
}

/** Ends what a client opens beyond its share, before anything is read of it. */
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
