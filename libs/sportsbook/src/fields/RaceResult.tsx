import { Trans } from '@lingui/react/macro';
import { ClubCrest } from '../club/ClubCrest.tsx';
import section from '../event-list/section.module.css';
import { usePriceText } from '../odds/usePriceText.ts';
import styles from './fields.module.css';
import { byPlace, type FieldDetail } from './fields.query.ts';
import { NonRunner } from './NonRunner.tsx';
import { Trap } from './Trap.tsx';

/** Renders the finishing order with starting prices, and explains ties and non-runners. */
export function RaceResult({ event }: { event: FieldDetail }) {
  const priceText = usePriceText();
  const { field, status } = event;
  if (status === 'abandoned')
    return (
      <p>
        <Trans>This was abandoned. All stakes were returned.</Trans>
      </p>
    );
  const order = byPlace(field);
  const places = field.terms?.places ?? 1;
  const isTied = (rank: number) => field.runners.filter((other) => other.rank === rank).length > 1;
  const tied = [...new Set(field.runners.flatMap(({ rank }) => (rank !== null && isTied(rank) ? rank : [])))].filter(
    (rank) => rank <= places,
  );
  return (
    <section className={section.section}>
      <h2>
        <Trans>Result</Trans>
      </h2>
      <ol className={styles.card}>
        {order.map((runner) => (
          <li
            key={runner.number}
            className={styles.resultRow}
            data-placed={runner.rank !== null && runner.rank <= places}
            data-out={runner.withdrawn !== null}
          >
            <span className={styles.rank}>{runner.rank ?? '–'}</span>
            {field.kind === 'race' ? (
              <Trap number={runner.number} size={32} />
            ) : (
              <ClubCrest crest={runner.club.crest} size={32} />
            )}
            <div className={styles.who}>
              <p className={styles.name}>{runner.club.name}</p>
              {runner.withdrawn && <NonRunner withdrawn={runner.withdrawn} />}
            </div>
            {runner.starting_odds !== null && (
              <span className={styles.starting}>
                <span className={styles.soft}>
                  <Trans context="starting price">SP</Trans>
                </span>{' '}
                {priceText(runner.starting_odds)}
              </span>
            )}
          </li>
        ))}
      </ol>
      {tied.map((rank) => {
        const count = field.runners.filter((runner) => runner.rank === rank).length;
        return (
          <p key={rank}>
            <Trans>
              Dead heat: {count} runners tied for place {rank}. A bet on one of them is settled with a share of its
              stake.
            </Trans>
          </p>
        );
      })}
    </section>
  );
}
