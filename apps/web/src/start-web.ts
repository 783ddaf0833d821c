import { createServer, type RequestListener } from 'node:http';
import { close, listen, type Running } from '@croupier/server-http';
import type { WebConfig } from './config.ts';
import { builtPages, renderOnly } from './pages.ts';

const keepAliveMs = 65_000; // Longer than a proxy in front keeps its side.

/** The whole page server, or only its rendering where the gateway serves the pages. */
export async function startWeb(config: WebConfig, pages?: RequestListener): Promise<Running> {
  const answer = pages ?? (config.renderOnly ? await renderOnly(config) : await builtPages(config));
  const server = createServer({ keepAliveTimeout: keepAliveMs }, answer);
  const port = await listen(server, config);
  return { url: `http://${config.host}:${port}`, stop: () => close(server) };
}
