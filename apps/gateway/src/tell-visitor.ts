import type { IncomingMessage } from 'node:http';
import { hostName, type Visitor } from '@croupier/server-http';
import type { GatewayConfig } from './config.ts';

/** Headers that only a proxy in front may set; a visitor's are dropped. */
const UNTRUSTED = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-geo-country',
  'x-real-ip',
];

/** Replaces a request's forwarding headers with verified values, and removes cookies on the games host. */
export function tellVisitor(
  { headers }: IncomingMessage,
  { address, protocol, proxied }: Visitor,
  { trustCountry, gamesHost }: Pick<GatewayConfig, 'trustCountry' | 'gamesHost'>,
): void {
  const country = trustCountry || proxied ? headers['x-geo-country'] : undefined;
  for (const name of UNTRUSTED) if (name in headers) delete headers[name];
  const host = headers.host ?? '';
  if (hostName(host) === gamesHost) delete headers.cookie;
  if (country !== undefined) headers['x-geo-country'] = country;
  headers['x-forwarded-for'] = address;
  headers['x-forwarded-host'] = host;
  headers['x-forwarded-proto'] = protocol;
}
