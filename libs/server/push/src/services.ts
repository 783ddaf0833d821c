/**
 * Matches a host against a pattern. A star matches letters and digits within one label, so `wns2-*.notify.windows.com`
 * never matches a host below another.
 */
function isHost(host: string, pattern: string): boolean {
  const [start = '', end] = pattern.split('*');
  if (end === undefined) return host === pattern;
  const between = host.slice(start.length, host.length - end.length);
  return host === start + between + end && /^[a-z\d]+$/.test(between);
}

/**
 * Returns whether an endpoint belongs to a known push service. A browser names the URL we call, so without this check
 * anyone could make the platform call any server.
 */
export function isOfService(endpoint: string, services: readonly string[]): boolean {
  const { protocol, host, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  return services.some((service) => {
    const [scheme, of = ''] = service.split('://');
    return protocol === `${scheme}:` && isHost(host, of);
  });
}
