import { close, listen, runProcess, watchSite } from '@croupier/server-http';
import { frontPages, readWebConfig } from '@croupier/web';
import { readGatewayConfig } from './config.ts';
import { createGateway } from './gateway.ts';
import { webOf } from './target-of.ts';

await runProcess('gateway', async () => {
  const config = readGatewayConfig(process.env);
  const site = watchSite(config.targets.platform, { clock: Date.now });
  const pages = config.servePages
    ? frontPages(readWebConfig(process.env), (host) => webOf(host, config.targets), site)
    : undefined;
  const server = createGateway(config, pages, site);
  const port = await listen(server, config);
  const stop = async () => {
    site.stop();
    await close(server);
  };
  return { url: `http://${config.host}:${port}`, stop };
});
