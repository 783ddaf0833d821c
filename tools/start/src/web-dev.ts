import { readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { freePort } from '@croupier/server-database/cluster';
import { redirect, runProcess } from '@croupier/server-http';
import { readPageRequest, serveInstall } from '@croupier/server-pages';
import { type AppBuild, readWebConfig, siteApp, sites, startWeb, type WebConfig } from '@croupier/web';

const refreshPreamble = `import RefreshRuntime from "/dist/@react-refresh";RefreshRuntime.injectIntoGlobalHook(window);window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>(type)=>type;window.__vite_plugin_react_preamble_installed__=true`;

/** Replaces the client manifest of the built site; it points to the sources. */
const manifest = {
  routes: {
    __root__: {
      scripts: [
        { attrs: { type: 'module' }, children: refreshPreamble },
        { attrs: { type: 'module', src: '/dist/@vite/client' } },
        { attrs: { type: 'module', src: '/dist/src/entry-client.tsx' } },
      ],
    },
  },
};

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Serves both apps and the games with hot reload. Nothing is built or cached, and no content security policy blocks the
 * tools.
 */
async function devPages(config: WebConfig): Promise<RequestListener> {
  const handlers = new Map<string, Handler>();
  for (const site of sites) {
    const { folder } = site;
    const app = siteApp(site, config);
    const vite = await startVite(config, folder, 'custom');
    handlers.set(
      new URL(app.origin).hostname,
      devHandler(vite, path.join(config.appsDir, folder, 'public'), app, config),
    );
  }
  const arcade = await startVite(config, 'arcade', 'spa');
  handlers.set(new URL(config.origins.games).hostname, (request, response) => arcade.middlewares(request, response));
  return (request, response) => {
    const handler = handlers.get((request.headers.host ?? '').replace(/:\d+$/, ''));
    if (handler) handler(request, response);
    else response.writeHead(421).end('No site of this name is served here.\n');
  };
}

async function startVite({ appsDir }: WebConfig, folder: string, appType: 'custom' | 'spa'): Promise<ViteDevServer> {
  const port = await freePort();
  return createServer({
    root: path.join(appsDir, folder),
    configFile: path.join(appsDir, folder, 'vite.config.ts'),
    appType,
    // Uses a separate port, so that the browser's reload channel doesn't pass through the gateway. A game's frame has
    // no origin to name.
    server: { middlewareMode: true, hmr: { port, clientPort: port }, allowedHosts: true, cors: { origin: '*' } },
  });
}

const own = ({ origins }: WebConfig) => [origins.casino, origins.sport];

function devHandler(
  vite: ViteDevServer,
  publicFolder: string,
  app: ReturnType<typeof siteApp>,
  config: WebConfig,
): Handler {
  // Nothing is cached during development.
  const install = serveInstall({ ...app, worker: undefined }, rulesOf(config));
  return (request, response) => {
    const [pathname = '/', query] = (request.url ?? '/').split('?');
    if (install(request, response, pathname, query ?? '')) return;
    const lead = app.elsewhere?.(pathname);
    if (lead !== undefined) return redirect(response, { to: query ? `${lead}?${query}` : lead, origins: own(config) });
    if (publicFile(publicFolder, pathname, response)) return;
    vite.middlewares(request, response, () => {
      render(vite, app, config, request, response).catch((error: Error) => {
        vite.ssrFixStacktrace(error);
        console.error(error);
        if (!response.headersSent)
          response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(error.stack);
      });
    });
  };
}

const publicTypes: Record<string, string> = {
  avif: 'image/avif',
  ico: 'image/x-icon',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
};

/** Serves icons and install data at the root of the host, and drawn covers. */
function publicFile(folder: string, pathname: string, response: ServerResponse): boolean {
  const [, name = '', ending = ''] = /^\/((?:assets\/)?[\w-]+\.(\w+))$/.exec(pathname) ?? [];
  if (!publicTypes[ending]) return false;
  try {
    const content = readFileSync(path.join(folder, name));
    response.writeHead(200, { 'content-type': publicTypes[ending] }).end(content);
    return true;
  } catch {
    return false;
  }
}

const rulesOf = ({ editionsByHost, blockedCountries }: WebConfig) => ({
  countryHeader: 'x-geo-country',
  editionsByHost,
  blockedCountries,
});

async function render(
  vite: ViteDevServer,
  app: ReturnType<typeof siteApp>,
  config: WebConfig,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const [pathname = '/'] = (request.url ?? '/').split('?');
  const host = new URL(app.origin).hostname;
  const page = readPageRequest(request, host, pathname, rulesOf(config));
  if (page.locale.redirect) return redirect(response, { to: page.locale.redirect, origins: own(config) });
  const build = (await vite.ssrLoadModule('/src/entry-server.tsx')) as AppBuild;
  const idleTitles = config.idleTitles(page.locale.locale);
  const forwarded = { 'x-forwarded-host': new URL(app.origin).host, 'x-locale': page.locale.locale };
  const answer = await build.rendererOf(() => ({ manifest }))({
    request: new Request(app.origin + request.url),
    pageContext: {
      edition: page.edition.id,
      locale: page.locale.locale,
      device: page.agent.device,
      origins: config.origins,
      session: page.session,
      ...(idleTitles && { idleTitles }),
    },
    nonce: '',
    internalApi: config.internalApi,
    forwarded: { ...forwarded, ...(request.headers.cookie && { cookie: request.headers.cookie }) },
  });
  const { status, headers } = answer;
  const location = headers.get('location');
  if (location !== null) return redirect(response, { to: location, origins: own(config), status });
  response.writeHead(status, Object.fromEntries(headers));
  response.end(Buffer.from(await answer.arrayBuffer()));
}

const config = readWebConfig(process.env);
await runProcess('web', async () => startWeb(config, await devPages(config)));
