import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '@croupier/ui-kit';

/** The way home from a page that is broken or missing. */
export function HomeLink() {
  return (
    <Link to="/" className={buttonClass()}>
      <Trans>Go to the casino</Trans>
    </Link>
  );
}
