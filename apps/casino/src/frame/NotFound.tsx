import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

export function NotFound() {
  return (
    <main>
      <h1>
        <Trans>There is no such page</Trans>
      </h1>
      <p>
        <Link to="/">
          <Trans>Go to the casino</Trans>
        </Link>
      </p>
    </main>
  );
}
