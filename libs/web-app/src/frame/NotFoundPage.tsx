import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { EmptyState } from '@croupier/ui-kit';

/** Renders the page for an unknown address. Marked in the document, so that its code is loaded before hydration. */
export function NotFoundPage({ home }: { home: ReactNode }) {
  return (
    <div className="page-width" data-missing>
      <EmptyState
        as="h1"
        title={<Trans>Page not found</Trans>}
        text={<Trans>The address may be mistyped, or the page no longer exists. Your balance and bets are safe.</Trans>}
        action={home}
      />
    </div>
  );
}
