import http from 'node:http';

export const port = process.env['SITE_PORT'] ?? '4200';
export const hosts = {
  casino: `casino.localhost:${port}`,
  sport: `sport.casino.localhost:${port}`,
  games: `games.casino.localhost:${port}`,
  payments: `pay.sandbox.localhost:${port}`,
  odds: `odds.sandbox.localhost:${port}`,
} as const;

/** `test.use(onSport)`: addresses without a host are the sportsbook's. */
export const onSport = { baseURL: `http://${hosts.sport}` };

interface Order {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

/** A request to one of the site's hosts without asking any name server. */
export function ask(
  host: string,
  { method = 'GET', path, headers = {}, body }: Order,
): Promise<{ status: number; headers: http.IncomingHttpHeaders; text: string }> {
  return new Promise((resolve, reject) => {
    const request = http.request(
      { host: '127.0.0.1', port, method, path, headers: { host, ...headers } },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: Buffer.concat(parts).toString(),
          }),
        );
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}
