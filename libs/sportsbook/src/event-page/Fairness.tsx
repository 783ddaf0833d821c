import { Trans } from '@lingui/react/macro';
import type { SportEventDetail } from '@croupier/contracts';
import { Disclosure } from '@croupier/ui-kit';
import { SportLink } from '../host/sportsbook-context.tsx';
import styles from './event-page.module.css';

/** That the course of a simulated match was fixed beforehand, and how to check it. */
export function Fairness({ event: { seed_hash, seed } }: { event: SportEventDetail }) {
  if (!seed_hash) return null;
  return (
    <Disclosure summary={<Trans>How this match is decided</Trans>} className={styles.fair}>
      <p>
        <Trans>
          The match is simulated. Its whole course follows from one seed that was drawn before kick-off, so nobody can
          bend it to the bets. The fingerprint (SHA-256) of the seed is shown here from the start:
        </Trans>
        <code>{seed_hash}</code>
      </p>
      <p>
        {seed ? (
          <Trans>The seed itself, shown since the match ended:</Trans>
        ) : (
          <Trans>The seed itself is shown when the match has ended.</Trans>
        )}
        {seed && <code>{seed}</code>}
      </p>
      <p>
        <SportLink page={{ to: 'calibration' }}>
          <Trans>Do our chances come true? How they did so far</Trans>
        </SportLink>
      </p>
    </Disclosure>
  );
}
