import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { catalog, JackpotsRow, JackpotTotal } from '@croupier/competitions';
import { buttonClass } from '@croupier/ui-kit';

export { catalog };

/** Renders the live total in the header, with a link to all jackpots. */
export const HeaderTotal = () => (
  <JackpotTotal
    link={({ className, children }) => (
      <Link to="/jackpots" className={className}>
        {children}
      </Link>
    )}
  />
);

/** Renders the jackpots on the home page. */
export const HomeJackpots = () => (
  <JackpotsRow
    more={
      <Link to="/jackpots" className={buttonClass({ variant: 'quiet', size: 'small' })}>
        <Trans>How jackpots are won</Trans>
      </Link>
    }
  />
);
