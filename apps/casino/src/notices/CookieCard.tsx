import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { editions } from '@croupier/i18n';
import { Button } from '@croupier/ui-kit';
import { keepCookie, usePageContext } from '@croupier/web-app';
import styles from './notices.module.css';

/** Tells what cookies are for; nothing is asked for that the site does not need. */
export function CookieCard() {
  const { t } = useLingui();
  const { edition, origins } = usePageContext();
  const { ownCookieText } = editions[edition].rules;
  const [open, setOpen] = useState(true);
  if (!open) return null;
  const accept = () => {
    keepCookie('consent', '1', origins);
    setOpen(false);
  };
  return (
    <section className={styles.card} aria-label={t`Cookies`}>
      <p>
        {ownCookieText ? (
          <Trans>
            This site uses cookies it needs to work, such as the one that keeps you signed in. We handle them in line
            with the Australian Privacy Principles.
          </Trans>
        ) : (
          <Trans>We only use cookies this site needs to work.</Trans>
        )}{' '}
        <Link to="/$path" params={{ path: 'privacy' }}>
          <Trans>See each of them</Trans>
        </Link>
      </p>
      <Button size="small" variant="secondary" onClick={accept}>
        <Trans>Got it</Trans>
      </Button>
    </section>
  );
}
