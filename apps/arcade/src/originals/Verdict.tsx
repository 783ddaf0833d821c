import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { AnyCurrency } from '@croupier/money';
import { CountUp } from '../hud/CountUp.tsx';
import { money } from '../hud/texts.tsx';
import counter from '../pokie/win-counter.module.css';

interface VerdictProps {
  readonly stakeCents: number;
  readonly winCents: number;
  readonly currency: AnyCurrency;
}

export const Quiet = ({ children }: { readonly children?: ReactNode }) => <p className={counter.quiet}>{children}</p>;

const tierOf = (multiple: number): string =>
  multiple >= 100 ? 'rare' : multiple >= 20 ? 'great' : multiple >= 5 ? 'good' : 'none';
const countMs = (multiple: number): number => (multiple >= 20 ? 1_600 : multiple >= 5 ? 1_000 : 500);

/** Renders the payout of a round. A payout below the stake is shown without celebration. */
export function Verdict({ stakeCents, winCents, currency }: VerdictProps) {
  if (winCents === 0)
    return (
      <Quiet>
        <Trans>No win</Trans>
      </Quiet>
    );
  if (winCents <= stakeCents)
    return (
      <Quiet>
        <Trans>
          {money(winCents, currency)} of your {money(stakeCents, currency)} stake returned
        </Trans>
      </Quiet>
    );
  const multiple = winCents / stakeCents;
  return (
    <p className={counter.win} data-tier={tierOf(multiple)}>
      <span className={counter.label}>
        <Trans>Won</Trans>
      </span>
      <CountUp cents={winCents} ms={countMs(multiple)} currency={currency} />
    </p>
  );
}
