/**
 * Whether an endpoint is a push service's. A browser names the address we are to call: of what it names, only these are called, or
 * anyone could have the platform call whom they like.
 */
export function isOfService(endpoint: string, services: readonly string[]): boolean {
  const { protocol, host, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  return services.some((service) => {
    const [scheme, of = ''] = service.split('://');
    return protocol === `${scheme}:` && (of.startsWith('*.') ? host.endsWith(of.slice(1)) : host === of);
  });
}
