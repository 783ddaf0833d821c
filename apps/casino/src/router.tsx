import { createRouter as createTanStackRouter } from '@tanstack/react-router';
import { type AppServices, routerOptions, withQueries } from '@croupier/web-app';
import { routeTree } from './routeTree.gen.ts';

export function createRouter(services: AppServices, nonce?: string) {
  return withQueries(createTanStackRouter({ routeTree, ...routerOptions(services, nonce) }), services);
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createRouter>;
  }
}
