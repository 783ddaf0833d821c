import { createServer, type IncomingMessage, type OutgoingHttpHeaders, request as ask } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { listen, type SiteWatch } from '@croupier/server-http';
import { type GatewayConfig, readGatewayConfig } from '../config.ts';
import { createGateway } from '../gateway.ts';

const here = { port: 0, host: '127.0.0.1' };

export interface Asked {
  headers?: OutgoingHttpHeaders;
  method?: string;
  path?: string;
  body?: string | Buffer;
  /** Local address to connect from, which counts as a separate client. */
  from?: string;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly text: string;
}

/** Starts a gateway in front of one process that answers everything. */
export async function startGateway(
  handler: Parameters<typeof createServer>[1],
  changes: Partial<GatewayConfig> = {},
  site?: SiteWatch,
) {
  const behind = createServer(handler);
  const base = `http://127.0.0.1:${await listen(behind, here)}`;
  const config = { ...readGatewayConfig({}), targets: { platform: base, web: base, sandbox: base }, ...changes };
  const gateway = createGateway(config, undefined, site);
  const port = await listen(gateway, here);
  const sockets = new Set<Socket>();
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    for (const server of [gateway, behind]) server.close().closeAllConnections();
  });

  /** Sends one call over a separate connection. */
  const get = ({ headers, method = 'GET', path = '/api/player', body, from = '127.0.0.1' }: Asked = {}) =>
    new Promise<Answer>((resolve, reject) => {
      const sent = ask(
        { port, method, path, headers: { host: 'casino.localhost', ...headers }, localAddress: from, agent: false },
        (response) => {
          const { statusCode: status = 0, headers: received } = response;
          text(response).then((body) => resolve({ status, headers: received, text: body }), reject);
        },
      );
      sent.on('error', reject).end(body);
    });

  /** Sends raw bytes. `ended` resolves with everything received once the connection is closed. */
  const raw = (bytes: string, from = '127.0.0.1') => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: from, allowHalfOpen: true });
    sockets.add(socket);
    let received = '';
    socket.setEncoding('latin1').on('data', (part: string) => (received += part));
    socket.on('error', () => undefined);
    socket.write(bytes, 'latin1');
    const ended = new Promise<string>((resolve) => {
      socket.on('end', () => socket.end());
      socket.on('close', () => resolve(received));
    });
    return { socket, ended };
  };
  return { behind, gateway, get, port, raw };
}
