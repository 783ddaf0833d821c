/** A star stands for letters and digits within one label: `wns2-*.notify.windows.com` names no host below another. */
function isHost(host: string, pattern: string): boolean {
  const [start = '', end] = pattern.split('*');
  if (end === undefined) return host === pattern;
  const between = host.slice(start.length, host.length - end.length);
  return host === start + between + end && /^[a-z\d]+$/.test(between);
}

/**
 * Whether an endpoint is a push service's. A browser names the address we are to call: of what it names, only these are called, or
 * anyone could have the platform call whom they like.
 */
export function isOfService(endpoint: string, services: readonly string[]): boolean {
  const { protocol, host, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  return services.some((service) => {
    const [scheme, of = ''] = service.split('://');
    return protocol === `${scheme}:` && isHost(host, of);
  });
}
