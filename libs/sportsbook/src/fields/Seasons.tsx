import { Trans } from '@lingui/react/macro';
import { buttonClass } from '@croupier/ui-kit';
import { SportLink } from '../host/sportsbook-context.tsx';
import styles from './fields.module.css';
import { useFields } from './fields.query.ts';

/** The way from a league to the winner of its season, while that is bet on. */
export function Seasons({ slug }: { slug: string }) {
  const { data } = useFields({ kind: 'season', state: 'open', tournament: slug });
  if (!data || data.length === 0) return null;
  return (
    <ul className={styles.seasons}>
      {data.map(({ id, tournament, field: { number } }) => (
        <li key={id}>
          <SportLink
            page={{ to: 'field', id, name: tournament.name }}
            className={buttonClass({ variant: 'secondary' })}
          >
            <Trans>Who wins season {number}?</Trans>
          </SportLink>
        </li>
      ))}
    </ul>
  );
}
