import { Trans } from '@lingui/react/macro';
import type { SportEventDetail } from '@croupier/contracts';
import styles from './report.module.css';
import { useStory } from './useStory.ts';

/** Renders an ended match as a few factual sentences. */
export function Story({ event }: { event: SportEventDetail }) {
  const sentences = useStory(event);
  if (event.status !== 'ended') return null;
  return (
    <section>
      <h2 className={styles.title}>
        <Trans>Match report</Trans>
      </h2>
      <div className={styles.story}>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </section>
  );
}
