import { Trans } from '@lingui/react/macro';
import styles from './skip-link.module.css';

/** Renders a keyboard link past the header, to the element with that id. */
export function SkipLink({ to }: { to: string }) {
  return (
    <a className={styles.skip} href={`#${to}`}>
      <Trans>Skip to content</Trans>
    </a>
  );
}
