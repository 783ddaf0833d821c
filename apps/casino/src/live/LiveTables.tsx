import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { LiveTablesPage } from '@croupier/games';
import { buttonClass } from '@croupier/ui-kit';
import { useStakedWallet } from './useStakedWallet.ts';

/** Renders the live tables of the casino. */
export function LiveTables() {
  return (
    <LiveTablesPage
      currency={useStakedWallet()}
      link={(slug, title) => (
        <Link to="/live/$slug" params={{ slug }}>
          {title}
        </Link>
      )}
      elsewhere={
        <Link to="/pokies/all" className={buttonClass({ variant: 'secondary' })}>
          <Trans>Browse pokies</Trans>
        </Link>
      }
    />
  );
}
