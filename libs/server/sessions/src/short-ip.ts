import { isIPv6 } from 'node:net';

/**
 * Returns the network of an address: `192.0.2.x`, `2001:db8:1:x`. It identifies a household or a mobile network, not a
 * person.
 */
export function shortIp(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+)\.\d+$/i.exec(ip)?.[1];
  if (mapped) return `${mapped}.x`;
  if (!isIPv6(ip)) return ip.replace(/\.\d+$/, '.x');
  const [head = '', tail] = ip.toLowerCase().split('::', 2);
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const zeros =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return `${[...left, ...zeros, ...right].slice(0, 3).join(':')}:x`;
}
