import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { catalog, JackpotsRow, JackpotTotal } from '@croupier/competitions';
import { buttonClass } from '@croupier/ui-kit';

export { catalog };

/** The live total in the header, a link to all jackpots. */
export const HeaderTotal = () => (
  <JackpotTotal
    link={({ className, children }) => (
      <Link to="/jackpots" className={className}>
        {children}
      </Link>
    )}
  />
);

/** The jackpots on the home. */
export const HomeJackpots = () => (
  <JackpotsRow
    more={
      <Link to="/jackpots" className={buttonClass({ variant: 'quiet', size: 'small' })}>
        <Trans>How jackpots are won</Trans>
      </Link>
    }
  />
);
