import { useLingui } from '@lingui/react/macro';
import type { CompetitionLink } from '../link.ts';
import { type ListId, listNames } from './list-names.ts';
import styles from './lists.module.css';

/** Leads from list to list. On a phone it scrolls sideways. */
export function ListNav({ list, link }: { list: ListId; link: CompetitionLink }) {
  const { t, i18n } = useLingui();
  return (
    <nav aria-label={t`Lists of tournaments`} className={styles.nav}>
      <ul>
        {(Object.keys(listNames) as ListId[]).map((each) => (
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
