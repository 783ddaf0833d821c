import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { editions } from '@croupier/i18n';
import { Button } from '@croupier/ui-kit';
import { keepCookie } from '../keep-cookie.ts';
import { usePageContext } from '../usePageContext.ts';
import type { NoticeLink } from './notice-link.ts';
import styles from './notices.module.css';

/** Asks visitors once a year to confirm their age and the rules, where the edition requires it. */
export function ApprovalCard({ Link }: { Link: NoticeLink }) {
  const { t } = useLingui();
  const { edition, origins } = usePageContext();
  const { legalAge } = editions[edition];
  const [open, setOpen] = useState(true);
  if (!open) return null;
  const approve = () => {
    keepCookie('approval', '1', origins);
    setOpen(false);
  };
  return (
    <section className={styles.card} aria-label={t`Before you play`}>
      <p>
        <Trans>
          This site is for people aged {legalAge} and over. Please confirm your age, and read{' '}
          <Link to="/rules">which rules apply to you</Link>.
        </Trans>
      </p>
      <div className={styles.answers}>
        <Button size="small" onClick={approve}>
          <Trans>I am {legalAge} or over</Trans>
        </Button>
        <Link to="/responsible-play">
          <Trans>I am younger</Trans>
        </Link>
      </div>
    </section>
  );
}
