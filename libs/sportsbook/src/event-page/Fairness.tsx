import { Trans } from '@lingui/react/macro';
import type { SportEventDetail } from '@croupier/contracts';
import { Disclosure } from '@croupier/ui-kit';
import { SportLink } from '../host/sportsbook-context.tsx';
import styles from './event-page.module.css';

/** Explains that the course of a simulated match was fixed beforehand, and how to check it. */
export function Fairness({ event: { seed_hash, seed } }: { event: SportEventDetail }) {
  if (!seed_hash) return null;
  return (
    <Disclosure summary={<Trans>How this match is decided</Trans>} className={styles.fair}>
      <p>
        <Trans>
          The match is simulated. It follows entirely from one seed drawn before kick-off, so no one can adjust it to
          suit the bets. The seed’s SHA-256 hash is shown here from the start:
        </Trans>
        <code>{seed_hash}</code>
      </p>
      <p>
        {seed ? (
          <Trans>The seed, shown since the match ended:</Trans>
        ) : (
          <Trans>The seed is shown once the match has ended.</Trans>
        )}
        {seed && <code>{seed}</code>}
      </p>
      <p>
        <SportLink page={{ to: 'calibration' }}>
          <Trans>How accurate are our odds? Results so far</Trans>
        </SportLink>
      </p>
    </Disclosure>
  );
}
