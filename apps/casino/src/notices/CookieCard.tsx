import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { editions } from '@croupier/i18n';
import { Button } from '@croupier/ui-kit';
import { usePageContext } from '@croupier/web-app';
import styles from './notices.module.css';

/** Source: specification §9. */
const consentSeconds = 31_536_000;

/** Tells what cookies are for; nothing is asked for that the site does not need. */
export function CookieCard() {
  const { t } = useLingui();
  const { ownCookieText } = editions[usePageContext().edition].rules;
  const [open, setOpen] = useState(true);
  if (!open) return null;
  const accept = () => {
    document.cookie = `cookie_consent=1;path=/;max-age=${consentSeconds};samesite=lax`;
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
          <Trans>We only use cookies this site needs to work: your sign-in, your language and your theme.</Trans>
        )}
      </p>
      <Button size="small" variant="secondary" onClick={accept}>
        <Trans>Got it</Trans>
      </Button>
    </section>
  );
}
