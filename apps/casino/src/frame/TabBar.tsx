import { useLingui } from '@lingui/react/macro';
import { useRootMark } from '@croupier/ui-kit';
import { usePageContext } from '@croupier/web-app';
import { PlaceLink } from './PlaceLink.tsx';
import { places } from './places.tsx';
import styles from './tab-bar.module.css';
import { useEdition } from './useEdition.ts';

/** Renders the main navigation of a phone, within reach of the thumb. */
export function TabBar() {
  const { t, i18n } = useLingui();
  const { origins } = usePageContext();
  const edition = useEdition();
  useRootMark('tab-bar');
  return (
    <nav className={styles.bar} aria-label={t`Main, bottom bar`}>
      {places(edition, origins).map((place) => (
        <PlaceLink key={place.key} place={place} className={styles.place}>
          <place.icon size={22} aria-hidden="true" />
          {i18n._(place.name)}
        </PlaceLink>
      ))}
    </nav>
  );
}
