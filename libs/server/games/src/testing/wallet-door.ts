import { createServer, request as httpRequest } from 'node:http';
import type { Database } from '@croupier/server-database';
import { answerProvider, sign } from '../provider/answer-call.ts';

export interface WalletAnswer {
  error?: string;
  balance?: number;
  transaction_id?: string;
  token?: string;
  player?: number;
}

export interface WalletDoor {
  /** `http://127.0.0.1:1234/callbacks/games/studio` */
  url: string;
  /** A signed call over HTTP, as an outside studio makes it. */
  call: (action: string, body: object, secret?: string) => Promise<WalletAnswer>;
  /** Sends a call and cuts the connection without waiting for the answer. */
  giveUp: (action: string, body: object) => Promise<void>;
  close: () => void;
}

/** The wallet contract behind a real port, for tests. */
export async function openWalletDoor(db: Database, clock: () => Date, secret = 'between-us'): Promise<WalletDoor> {
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const path = request.url!;
      void answerProvider(db, {
        provider: 'studio',
        secret,
        action: path.slice(path.lastIndexOf('/') + 1),
        method: request.method!,
        path,
        body: Buffer.concat(parts),
        signature: String(request.headers['x-signature']),
        now: clock(),
      }).then(
        ({ status, body }) => response.writeHead(status).end(JSON.stringify(body)),
        () => response.writeHead(500).end('{"error":"broken"}'),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const send = (action: string, body: object, by: string) => {
    const text = JSON.stringify(body);
    const path = `/callbacks/games/studio/${action}`;
    const signature = sign(by, { method: 'POST', path, body: text });
    const asked = httpRequest({ port, host: '127.0.0.1', path, method: 'POST', headers: { 'x-signature': signature } });
    asked.end(text);
    return asked;
  };
  return {
    url: `http://127.0.0.1:${port}/callbacks/games/studio`,
    call: (action, body, by = secret) =>
      new Promise((resolve, reject) => {
        send(action, body, by)
          .on('error', reject)
          .on('response', (reply) => {
            let received = '';
            reply.on('data', (part: Buffer) => (received += part.toString()));
            reply.on('end', () => resolve(JSON.parse(received) as WalletAnswer));
          });
      }),
    giveUp: (action, body) =>
      new Promise((resolve) => {
        const asked = send(action, body, secret);
        asked.on('error', () => undefined).on('close', () => resolve());
        asked.on('finish', () => asked.destroy());
      }),
    close: () => server.close(),
  };
}
