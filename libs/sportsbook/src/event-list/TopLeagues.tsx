import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@croupier/api-client';
import { chipClass } from '@croupier/ui-kit';
import { topLeaguesOf } from '../events/top-leagues.ts';
import { treeQuery } from '../events/tree.query.ts';
import { SportLink } from '../host/sportsbook-context.tsx';
import styles from '../page/page.module.css';

/** Renders the operator's top leagues of every sport on the front page, since a phone has no room for the tree. */
export function TopLeagues() {
  const { t } = useLingui();
  const leagues = topLeaguesOf(useQuery(treeQuery(useApi())).data);
  if (leagues.length === 0) return null;
  return (
    <nav aria-label={t`Top leagues`} className={styles.chips}>
      {leagues.map(({ slug, name }) => (
        <SportLink key={slug} page={{ to: 'league', slug }} className={chipClass}>
          {name}
        </SportLink>
      ))}
    </nav>
  );
}
