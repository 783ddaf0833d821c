import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { SignUpFlow } from '@croupier/auth';
import { openPopup } from '@croupier/shell';
import { Button } from '@croupier/ui-kit';
import { PopupLink } from './PopupLink.tsx';
import styles from './popups.module.css';
import { type PopupProps, useAfterPopup } from './useAfterPopup.ts';

export function SignUpPopup({ search }: PopupProps) {
  const done = useAfterPopup({ search });
  const wish = search?.redirect;
  return (
    <SignUpFlow
      layout="popup"
      signInLink={(text) => (
        <PopupLink to="/sign-in" onOpen={() => openPopup('sign-in', wish ? { redirect: wish } : {})}>
          {text}
        </PopupLink>
      )}
      // In a tab of their own: what was typed stays.
      termsLink={(text) => (
        <Link to={'/terms' as string} target="_blank">
          {text}
        </Link>
      )}
      privacyLink={(text) => (
        <Link to={'/privacy' as string} target="_blank">
          {text}
        </Link>
      )}
      next={() => (
        <div className={styles.next}>
          <Button size="large" wide onClick={() => openPopup('deposit')}>
            <Trans>Make a deposit</Trans>
          </Button>
          <Button variant="quiet" wide onClick={done}>
            <Trans>Look around first</Trans>
          </Button>
        </div>
      )}
    />
  );
}
