import { createRouter as createTanStackRouter } from '@tanstack/react-router';
import { type AppServices, Broken, routerOptions, withQueries } from '@croupier/web-app';
import { HomeLink } from './frame/HomeLink.tsx';
import { routeTree } from './routeTree.gen.ts';

export function createRouter(services: AppServices, nonce?: string) {
  return withQueries(
    createTanStackRouter({
      routeTree,
      ...routerOptions(services, nonce),
      // Error inside the columns; pages without columns have their own.
      defaultErrorComponent: (failure) => <Broken {...failure} home={<HomeLink />} />,
    }),
    services,
  );
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createRouter>;
  }
}
