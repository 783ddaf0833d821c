import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonClass, EmptyState } from '@croupier/ui-kit';

/** Marked, so that its code is there before the browser takes the document over. */
export function NotFoundPage() {
  return (
    <div className="page-width" data-missing>
      <EmptyState
        as="h1"
        title={<Trans>Page not found</Trans>}
        text={<Trans>The address may be mistyped, or the page has moved. Your balance and bets are safe.</Trans>}
        action={
          <Link to="/" className={buttonClass()}>
            <Trans>Go to the casino</Trans>
          </Link>
        }
      />
    </div>
  );
}
