/** `leaving`: it outlives the page. */
export const report = (path: string, body: object, leaving = false) =>
  fetch(path, {
    method: 'PUT',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
    priority: 'low',
    keepalive: leaving,
  })
    // An answer left unread would keep its connection.
    .then((response) => response.body?.cancel())
    // A report that does not arrive costs nobody anything.
    .catch(() => undefined);

declare global {
  interface Navigator {
    /** Not in TypeScript's DOM: only some browsers say how they are connected. */
    readonly connection?: { readonly rtt: number; readonly downlink: number; readonly effectiveType: string };
  }
}

/** How the page loaded and over what. Source: specification §7 Tracking. */
export function reportVisit(): void {
  const [timing] = performance.getEntriesByType('navigation');
  // Without what stands behind the path: links that open something carry their secret there.
  if (timing) void report('/performance', { ...timing.toJSON(), name: location.origin + location.pathname });
  const { connection } = navigator;
  if (!connection) return;
  const { rtt, downlink, effectiveType } = connection;
  void report('/network-performance', { rtt, downlink, effectiveType });
}

type Level = 'INFO' | 'WARN' | 'ERROR';

/** One record of the browser's log, in the form of specification §3 "Log record". */
export function reportLog(
  label: string,
  level: Level,
  message: string,
  context: Readonly<Record<string, unknown>> = {},
): void {
  const shown = Object.entries(context).filter(([key]) => key !== 'state' && !key.startsWith('_'));
  void report('/log', {
    label,
    level_name: level,
    datetime: new Date().toISOString(),
    type: 'browser',
    message: message.slice(0, 2_000),
    context: Object.fromEntries(shown.map(([key, value]) => [key, String(value).slice(0, 4_000)])),
  });
}
