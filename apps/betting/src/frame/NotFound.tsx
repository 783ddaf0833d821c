import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

export function NotFound() {
  return (
    <main>
      <h1>
        <Trans>There is no such page</Trans>
      </h1>
      <p>
        <Link to="/sport">
          <Trans>Go to the sportsbook</Trans>
        </Link>
      </p>
    </main>
  );
}
