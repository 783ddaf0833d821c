import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import autocannon from 'autocannon';
import { median, round } from './median.ts';
import { startSiteForBench } from './pages/site.ts';

const ROUNDS = 7;
const SECONDS = 4;
const CONNECTIONS = 32;
const HOP_HEADERS = new Set(['date', 'connection', 'keep-alive']);

interface Answer {
  readonly headers: string[];
  readonly body: Buffer;
}

const visitor = {
  'accept-encoding': 'gzip, deflate, br',
  'accept-language': 'en-US,en;q=0.9',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/153.0',
};

function ask(port: number, host: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({ port, host: '127.0.0.1', path: '/', headers: { host, ...visitor } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        if (response.statusCode !== 200) return reject(new Error(`the home answered ${response.statusCode}`));
        const pairs = response.rawHeaders.flatMap((name, index, all) =>
          index % 2 === 0 && !HOP_HEADERS.has(name.toLowerCase()) ? [name, all[index + 1]!] : [],
        );
        resolve({ headers: pairs, body: Buffer.concat(parts) });
      });
    });
    asked.on('error', reject).end();
  });
}

const listening = (child: ChildProcess) =>
  new Promise<number>((resolve, reject) => {
    child.once('message', ({ port }: { port: number }) => resolve(port));
    child.once('exit', (code) => reject(new Error(`a bench server ended with ${code}`)));
  });

async function requestsPerSecond(port: number, host: string): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({
    url: `http://127.0.0.1:${port}/`,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: { host, ...visitor },
  });
  if (non2xx > 0 || errors > 0) throw new Error(`${non2xx} refused, ${errors} failed`);
  return requests.average;
}

/**
 * Measures anonymous requests of the home page per second ÷ raw `node:http` with the same bytes, encoding and headers,
 * alternately.
 */
export async function bench(): Promise<void> {
  const site = await startSiteForBench();
  const folder = mkdtempSync(path.join(tmpdir(), 'croupier-bench-'));
  const here = import.meta.dirname;
  const env = { ...process.env, PORT: String(site.port), PLATFORM_BASE: site.platformUrl, NODE_ENV: 'production' };
  const web = fork(path.join(here, 'pages/web-server.ts'), { env });
  try {
    const host = `casino.localhost:${site.port}`;
    const webPort = await listening(web);
    await ask(webPort, host);
    const { headers, body } = await ask(webPort, host);
    const file = path.join(folder, 'document.json');
    writeFileSync(file, JSON.stringify({ headers, body: body.toString('base64') }));
    const raw = fork(path.join(here, 'pages/raw-server.ts'), [file], { env });
    try {
      await compare(webPort, await listening(raw), site.port, host, body.length);
    } finally {
      raw.kill();
    }
  } finally {
    web.kill();
    await site.stop();
    rmSync(folder, { recursive: true });
  }
}

async function compare(
  webPort: number,
  rawPort: number,
  gatewayPort: number,
  host: string,
  bytes: number,
): Promise<void> {
  const ratios: number[] = [];
  const through: number[] = [];
  for (let turn = 1; turn <= ROUNDS; turn += 1) {
    const ours = await requestsPerSecond(webPort, host);
    const raw = await requestsPerSecond(rawPort, host);
    const gateway = await requestsPerSecond(gatewayPort, host);
    ratios.push(ours / raw);
    through.push(gateway / raw);
    console.log(
      `${turn}  pages ${round(ours, 0)}/s  raw ${round(raw, 0)}/s  = ${round(ours / raw)}   through the gateway ${round(gateway, 0)}/s = ${round(gateway / raw)}`,
    );
  }
  console.log(
    `\nanonymous home (${bytes} bytes, brotli), ${CONNECTIONS} connections, median of ${ROUNDS} interleaved rounds`,
  );
  console.log(`requests/s ÷ raw node:http      ${round(median(ratios))}   (goal ≥ 0.5, aim 0.8)`);
  console.log(`the same through the gateway    ${round(median(through))}`);
}
