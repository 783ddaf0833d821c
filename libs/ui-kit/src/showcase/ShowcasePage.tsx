import { Logo } from '../brand/Logo.tsx';
import { ActionsShow } from './ActionsShow.tsx';
import { DataShow } from './DataShow.tsx';
import { FeedbackShow } from './FeedbackShow.tsx';
import { FieldsShow } from './FieldsShow.tsx';
import { FoundationsShow } from './FoundationsShow.tsx';
import { NavigationShow } from './NavigationShow.tsx';
import { OverlaysShow } from './OverlaysShow.tsx';
import styles from './showcase.module.css';

/** Renders every component in all its states. For developers, so in English only. */
export function ShowcasePage() {
  return (
    <div lang="en" translate="no" className={`page-width ${styles.page}`}>
      <header className={styles.hero}>
        <Logo height={40} title="Croupier" />
        <h1>A good table, clear rules</h1>
        <p>
          Warm paper, ink, one green for what you can do and one warm signal for what is live or won. The games bring
          the rest of the colour.
        </p>
      </header>
      <FoundationsShow />
      <ActionsShow />
      <FieldsShow />
      <OverlaysShow />
      <FeedbackShow />
      <DataShow />
      <NavigationShow />
    </div>
  );
}
