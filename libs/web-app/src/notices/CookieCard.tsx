import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useApi } from '@croupier/api-client';
import { consentPurposes } from '@croupier/contracts';
import { editions } from '@croupier/i18n';
import { Button } from '@croupier/ui-kit';
import { keepConsent } from '../consent/consent.ts';
import { landingMarks } from '../referral/landing-marks.ts';
import { usePageContext } from '../usePageContext.ts';
import type { NoticeLink } from './notice-link.ts';
import styles from './notices.module.css';

/** Renders what cookies are for. Requests nothing the site doesn't need. */
export function CookieCard({ Link }: { Link: NoticeLink }) {
  const { t } = useLingui();
  const api = useApi();
  const pageContext = usePageContext();
  const { edition, origins } = pageContext;
  const { ownCookieText } = editions[edition].rules;
  const [open, setOpen] = useState(true);
  const [led] = useState(() => landingMarks() !== null);
  if (!open) return null;
  const answer = (value: string) => {
    keepConsent(value, { api, pageContext });
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
        ) : origins.tracking ? (
          <Trans>This site uses cookies it needs to work.</Trans>
        ) : (
          <Trans>We only use cookies this site needs to work.</Trans>
        )}{' '}
        {origins.tracking ? (
          <>
            <Trans>Can we also count visits and learn which adverts and partners lead here?</Trans>{' '}
          </>
        ) : (
          led && (
            <>
              <Trans>
                An advert or a partner link led you here. Can we remember which one, in case you open an account?
              </Trans>{' '}
            </>
          )
        )}
        <Link to={origins.tracking ? '/privacy#cookies' : '/privacy'}>
          {origins.tracking ? <Trans>Choose cookies</Trans> : <Trans>See all cookies</Trans>}
        </Link>
      </p>
      {origins.tracking || led ? (
        <div className={styles.answers}>
          <Button size="small" variant="secondary" onClick={() => answer('needed')}>
            <Trans>No, thanks</Trans>
          </Button>
          <Button
            size="small"
            variant="secondary"
            onClick={() => answer(origins.tracking ? consentPurposes.join('.') : 'all')}
          >
            <Trans>Allow</Trans>
          </Button>
        </div>
      ) : (
        <Button size="small" variant="secondary" onClick={() => answer('1')}>
          <Trans>Got it</Trans>
        </Button>
      )}
    </section>
  );
}
