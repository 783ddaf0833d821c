// First: it fixes the order of the style layers.
import '@croupier/ui-kit/styles.css';
import { startApp } from '@croupier/web-app/client';
import { commonCatalogs } from './catalogs.ts';
import { createRouter } from './router.tsx';

await startApp({
  createRouter,
  catalogs: commonCatalogs,
  onSessionEnd: ({ queryClient }) => queryClient.setQueryData(['player'], null),
});
