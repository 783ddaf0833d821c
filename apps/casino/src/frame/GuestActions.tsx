import { openPopup } from '@croupier/shell';
import { buttonClass } from '@croupier/ui-kit';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import styles from './header.module.css';

/** Over the page one is on; a click with a modifier, or one before the page is taken over, follows the link. */
const over = (popup: string) => (event: MouseEvent) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  openPopup(popup);
};

export function GuestActions() {
  return (
    <>
      <Link to="/sign-in" preload={false} className={`${buttonClass({ variant: 'quiet', size: 'small' })} ${styles.signIn}`} onClick={over('sign-in')}>
        <Trans>Sign in</Trans>
      </Link>
      <Link to="/sign-up" preload={false} className={buttonClass({ size: 'small' })} onClick={over('sign-up')}>
        <Trans>Sign up</Trans>
      </Link>
    </>
  );
}
