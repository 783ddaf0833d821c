/** Returns the name in a Host header: without its port and trailing dot, in lower case. */
export function hostName(host: string): string {
  const colon = host.lastIndexOf(':');
  const name = (colon === -1 ? host : host.slice(0, colon)).toLowerCase();
  return name.endsWith('.') ? name.slice(0, -1) : name;
}
