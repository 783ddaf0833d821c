import { useLingui } from '@lingui/react/macro';
import type { CompetitionKind } from '@croupier/i18n';
import type { CompetitionLink } from '../link.ts';
import { listAllowed, type ListId, listNames } from './list-names.ts';
import styles from './lists.module.css';

interface ListNavProps {
  list: ListId;
  link: CompetitionLink;
  /** Competitions the edition doesn't allow. */
  forbidden?: readonly CompetitionKind[] | undefined;
}

/** Renders links between the lists. On a phone it scrolls sideways. */
export function ListNav({ list, link, forbidden }: ListNavProps) {
  const { t, i18n } = useLingui();
  return (
    <nav aria-label={t`Tournament lists`} className={styles.nav}>
      <ul>
        {(Object.keys(listNames) as ListId[])
          .filter((each) => listAllowed(each, forbidden))
          .map((each) => (
            <li key={each}>
              {link(
                { list: each },
                { className: styles.place, current: each === list, children: i18n._(listNames[each]) },
              )}
            </li>
          ))}
      </ul>
    </nav>
  );
}
