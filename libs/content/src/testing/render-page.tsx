import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type Api, ApiProvider } from '@croupier/api-client';
import type { CmsFile } from '@croupier/contracts';
import { WithTexts } from '@croupier/ui-kit/testing';
import { filesQuery } from '../files/files.query.ts';

interface Surroundings {
  locale?: string;
  files?: CmsFile[];
  /** API to use where the files aren't cached yet. */
  api?: Api;
}

const silent = { call: () => new Promise(() => undefined) } as unknown as Api;

/** Renders a content page in an app that has its files. */
export function renderPage(ui: ReactNode, { locale = 'en', files = [], api }: Surroundings = {}) {
  const queryClient = new QueryClient();
  if (!api) queryClient.setQueryData(filesQuery(silent, locale).queryKey, files);
  return render(ui, {
    wrapper: ({ children }) => (
      <WithTexts locale={locale}>
        <QueryClientProvider client={queryClient}>
          <ApiProvider api={api ?? silent}>{children}</ApiProvider>
        </QueryClientProvider>
      </WithTexts>
    ),
  });
}
