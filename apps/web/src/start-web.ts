import { createServer, type RequestListener } from 'node:http';
import { close, listen, openSite, type Running, watchSite } from '@croupier/server-http';
import type { WebConfig } from './config.ts';
import { builtPages, renderOnly } from './pages.ts';

const keepAliveMs = 65_000; // Longer than a proxy in front keeps its side.

/** Starts the whole page server, or only its rendering if the gateway serves the pages. */
export async function startWeb(config: WebConfig, pages?: RequestListener): Promise<Running> {
  // Where this process only renders, the caller watches the site's status.
  const site = pages || config.renderOnly ? openSite : watchSite(config.internalApi, { clock: Date.now });
  const answer = pages ?? (config.renderOnly ? await renderOnly(config) : await builtPages(config, site));
  const server = createServer({ keepAliveTimeout: keepAliveMs }, answer);
  const port = await listen(server, config);
  const stop = async () => {
    site.stop();
    await close(server);
  };
  return { url: `http://${config.host}:${port}`, stop };
}
