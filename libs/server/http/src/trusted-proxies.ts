import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

export interface Visitor {
  /** Address of the visitor, as far as trusted proxies report it. */
  readonly address: string;
  readonly protocol: 'http' | 'https';
  /** True if a trusted proxy forwarded the request. */
  readonly proxied: boolean;
}

const MAPPED = /^::ffff:(?=\d+\.)/i;
const plain = (address: string | undefined) => (address ?? '').replace(MAPPED, '');

export type TrustedProxies = Pick<BlockList, 'check'>;

/** Parses the proxies trusted to name the forwarded client: `10.0.0.7`, `192.168.0.0/16`. Throws for anything else. */
export function trustProxies(entries: readonly string[]): TrustedProxies {
  if (entries.length === 0) return { check: () => false }; // Shortcut, since every request checks.
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    const length = Number(bits ?? (family === 'ipv6' ? 128 : 32));
    list.addSubnet(address, length, family);
  }
  return list;
}

const trusts = (proxies: TrustedProxies, address: string) =>
  isIP(address) !== 0 && proxies.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/**
 * Returns the client of a request. Reads X-Forwarded-For from its end and believes each part only if the previous one
 * was a trusted proxy; ignores the header of any other sender.
 */
export function visitorOf(
  { socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>,
  proxies: TrustedProxies,
): Visitor {
  let address = plain(socket.remoteAddress);
  const proxied = trusts(proxies, address);
  if (!proxied) return { address, protocol: 'http', proxied };
  for (const hop of String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .reverse()) {
    const next = plain(hop.trim());
    if (isIP(next) === 0) break;
    address = next;
    if (!trusts(proxies, address)) break;
  }
  return { address, protocol: headers['x-forwarded-proto'] === 'https' ? 'https' : 'http', proxied };
}
