import { Trans } from '@lingui/react/macro';
import { buttonClass } from '@croupier/ui-kit';
import { SportLink } from '../host/sportsbook-context.tsx';
import styles from './fields.module.css';
import { useFields } from './fields.query.ts';

/** Renders a league's link to the winner market of its season, while it is open. */
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
