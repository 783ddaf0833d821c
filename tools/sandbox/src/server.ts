import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { beaconPages, beaconRoutes } from './beacon/beacon.ts';
import { captchaRoutes } from './captcha/captcha.ts';
import { rateRoutes } from './chain/rates.ts';
import { widgetRoutes } from './chain/widget.ts';
import { chatRoutes } from './chat/chat.ts';
import type { SandboxConfig } from './config.ts';
import { fraudRoutes } from './fraud/fraud.ts';
import { HttpError, json, router, send } from './http/router.ts';
import { mailRoutes } from './mail/messages.ts';
import { oddsRoutes } from './odds/odds-service.ts';
import { assetRoutes } from './pages/assets.ts';
import { fieldPages } from './pages/fields.ts';
import { landingPages } from './pages/landing.ts';
import { operatorPages } from './pages/operator.ts';
import { stepPages } from './pages/step.ts';
import { wordsIn } from './pages/words.ts';
import { createProvider, type Provider } from './pay/provider.ts';
import { publicApi } from './pay/public-api.ts';
import { serverApi } from './pay/server-api.ts';
import { pushRoutes } from './push/push.ts';
import { startScanner } from './scan/scanner.ts';
import { tagRoutes } from './tags/tags.ts';

const TICK_MS = 150;

export interface Sandbox {
  port: number;
  provider: Provider;
  close: () => Promise<void>;
}

/** Returns the CORS headers, because the script calls from the merchant's pages. */
function corsHeaders(merchants: readonly string[], { headers }: IncomingMessage): Record<string, string> {
  const { origin } = headers;
  if (!origin || !merchants.includes(origin)) return {};
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-headers': 'authorization, content-type',
    'access-control-max-age': '600',
    vary: 'origin',
  };
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server listens on no port');
  return address.port;
}

function refuse(response: ServerResponse, error: unknown): void {
  if (response.headersSent) return void response.end();
  if (error instanceof HttpError) return send(response, json({ error: error.code }, error.status));
  process.stderr.write(`${(error instanceof Error && error.stack) || String(error)}\n`);
  send(response, json({ error: 'sandbox_broken' }, 500));
}

/** Starts all stand-ins on one port; the Host header selects one. */
export async function startSandbox(config: SandboxConfig, clock: () => Date = () => new Date()): Promise<Sandbox> {
  const provider = createProvider(config, clock);
  const pay = router({
    ...assetRoutes,
    ...publicApi(provider),
    ...serverApi(provider),
    ...fieldPages(provider),
    ...stepPages(provider),
    ...operatorPages(provider),
  });
  const captcha = router({ ...assetRoutes, ...captchaRoutes(config, clock) });
  const crypto = router({ ...assetRoutes, ...rateRoutes(config, clock), ...widgetRoutes(provider) });
  const fraud = router({ ...assetRoutes, ...fraudRoutes(config) });
  const odds = router({ ...assetRoutes, ...oddsRoutes(config, clock) });
  const beaconOnly = beaconRoutes(config, clock);
  const beacon = router({ ...assetRoutes, ...beaconPages(config), ...beaconOnly });
  const tags = router({ ...assetRoutes, ...tagRoutes(config, clock) });
  const { takeMail, routes: mailTable } = mailRoutes(config.dataDir, clock);
  const mail = router({ ...assetRoutes, ...mailTable });
  const push = router({ ...assetRoutes, ...pushRoutes(config.dataDir, clock) });
  const chatOf = (name: string, greeting: Parameters<typeof chatRoutes>[2]['greeting']) =>
    router({ ...assetRoutes, ...chatRoutes(config, clock, { name, greeting, mail: takeMail }) });
  const chat = chatOf('Fireside Chat', (language) => wordsIn(language).chat_welcome);
  const liveChat = chatOf('Harbour Live Chat', (language) => wordsIn(language).chat_live_welcome);

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const host = request.headers.host ?? 'localhost';
    const url = new URL(request.url ?? '/', `http://${host}`);
    if (url.pathname === '/healthz') return send(response, json({ status: 'ok' }));
    if (host.startsWith('beacon.')) return beacon(request, response, url);
    if (host.startsWith('captcha.')) return captcha(request, response, url);
    if (host.startsWith('crypto.')) return crypto(request, response, url);
    if (host.startsWith('fraud.')) return fraud(request, response, url);
    if (host.startsWith('odds.')) return odds(request, response, url);
    if (host.startsWith('chat.')) return chat(request, response, url);
    if (host.startsWith('livechat.')) return liveChat(request, response, url);
    if (host.startsWith('push.')) return push(request, response, url);
    if (host.startsWith('tags.')) return tags(request, response, url);
    if (host.startsWith('mail.')) return mail(request, response, url);
    // The beacon also replies at the bare address, which the platform uses.
    if (!host.startsWith('pay.'))
      return router({ ...assetRoutes, ...beaconOnly, ...landingPages(host) })(request, response, url);
    for (const [name, value] of Object.entries(corsHeaders(config.merchants, request))) response.setHeader(name, value);
    if (request.method === 'OPTIONS') return send(response, { status: 204, type: 'text/plain', body: '' });
    return pay(request, response, url);
  }

  const server: Server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => refuse(response, error));
  });
  server.keepAliveTimeout = 72_000; // Longer than the keep-alive of a proxy in front.
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(config.port, '127.0.0.1', resolve));
  const scanner = config.scannerPort === null ? null : await startScanner(config.scannerPort);
  const timer = setInterval(() => void provider.tick(), TICK_MS);
  return {
    port: portOf(server),
    provider,
    close: () => {
      clearInterval(timer);
      scanner?.close();
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
