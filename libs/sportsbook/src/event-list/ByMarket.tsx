import { Trans } from '@lingui/react/macro';
import type { Sport } from '@croupier/contracts';
import { buttonClass } from '@croupier/ui-kit';
import { hasCoupon } from '../coupon/coupon-markets.ts';
import { SportLink } from '../host/sportsbook-context.tsx';

/** Renders a link to the same matches as a table of one market. */
export function ByMarket({ sport, league }: { sport: Sport; league?: string }) {
  return hasCoupon(sport) ? (
    <SportLink page={{ to: 'coupon', sport, league }} className={buttonClass({ variant: 'quiet', size: 'small' })}>
      <Trans>By market</Trans>
    </SportLink>
  ) : null;
}
