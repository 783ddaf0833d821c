import { Trans } from '@lingui/react/macro';
import type { SportEventDetail } from '@croupier/contracts';
import styles from './report.module.css';
import { useStory } from './useStory.ts';

/** A match that is over, told in a few sentences: each says what happened and nothing else. */
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
