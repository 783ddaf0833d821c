import { close, listen, runProcess } from '@croupier/server-http';
import { frontPages, readWebConfig } from '@croupier/web';
import { readGatewayConfig } from './config.ts';
import { createGateway } from './gateway.ts';

await runProcess('gateway', async () => {
  const config = readGatewayConfig(process.env);
  const pages = config.servePages ? frontPages(readWebConfig(process.env), config.targets.web) : undefined;
  const server = createGateway(config, pages);
  const port = await listen(server, config);
  return { url: `http://${config.host}:${port}`, stop: () => close(server) };
});
