import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '@croupier/ui-kit';

/** Renders a link to the home page, for a broken or missing page. */
export function HomeLink() {
  return (
    <Link to="/" className={buttonClass()}>
      <Trans>Go to the casino</Trans>
    </Link>
  );
}
