import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/** Baseline: plain `node:http` that sends given headers and bytes to every request. */
const [file = ''] = process.argv.slice(2);
const { headers, body } = JSON.parse(readFileSync(file, 'utf8')) as { headers: string[]; body: string };
const bytes = Buffer.from(body, 'base64');
const server = createServer({ keepAliveTimeout: 65_000 }, (_request, response) => {
  response.writeHead(200, headers);
  response.end(bytes);
});
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as { port: number }).port }));
process.on('disconnect', () => process.exit(0));
