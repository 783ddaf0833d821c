import { lazy, Suspense, useEffect, useState } from 'react';
import { type CookieId, cookies } from '@croupier/contracts';
import { editions } from '@croupier/i18n';
import { usePageContext } from '../usePageContext.ts';
import type { NoticeLink } from './notice-link.ts';
import styles from './notices.module.css';

const CookieCard = lazy(() => import('./CookieCard.tsx').then((module) => ({ default: module.CookieCard })));
const ApprovalCard = lazy(() => import('./ApprovalCard.tsx').then((module) => ({ default: module.ApprovalCard })));

/** Delay of the cookie card: 1.5 s after mount. Source: specification §4. */
const delayMs = 1_500;

const isKept = (id: CookieId) => document.cookie.includes(`${cookies[id].name}=`);

/** Renders cards that ask once and save the answer in a cookie. Their code loads when one is due. */
export function Notices({ Link }: { Link: NoticeLink }) {
  const { approvalCard } = editions[usePageContext().edition].rules;
  const [approval, setApproval] = useState(false);
  const [consent, setConsent] = useState(false);
  useEffect(() => {
    const timers = [
      approvalCard && !isKept('approval') && setTimeout(setApproval, 0, true),
      !isKept('consent') && setTimeout(setConsent, delayMs, true),
    ];
    return () => timers.forEach((timer) => timer && clearTimeout(timer));
  }, [approvalCard]);
  if (!approval && !consent) return null;
  return (
    <div className={styles.cards}>
      <Suspense>
        {approval && <ApprovalCard Link={Link} />}
        {consent && <CookieCard Link={Link} />}
      </Suspense>
    </div>
  );
}
