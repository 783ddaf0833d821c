import { isIP } from 'node:net';

/** Returns the key of a client: an IPv4 address in any notation, or the /64 assigned to one customer. */
export function clientOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const groups = groupsOf(address);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.');
  return groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':');
}

/** Returns the eight groups of an IPv6 address. */
function groupsOf(address: string): number[] {
  const [plain = ''] = address.split('%'); // A zone is local to the machine.
  const [before = [], after] = plain.split('::').map((part) => (part === '' ? [] : part.split(':').flatMap(groupsIn)));
  return after ? [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after] : before;
}

/** Returns one group, or two for a trailing part in IPv4 notation. */
function groupsIn(part: string): number[] {
  if (!part.includes('.')) return [Number.parseInt(part, 16)];
  const [a = 0, b = 0, c = 0, d = 0] = part.split('.').map(Number);
  return [a * 256 + b, c * 256 + d];
}
