import { lazy, Suspense, useEffect, useState } from 'react';
import { cookies } from '@croupier/contracts';

const CookieCard = lazy(() => import('./CookieCard.tsx').then((module) => ({ default: module.CookieCard })));

/** Source: specification §4: the cookie card appears 1.5 s after mount. */
const delayMs = 1_500;

/** Cards that ask once and keep the answer in a cookie. Their code comes when one is due. */
export function Notices() {
  const [due, setDue] = useState(false);
  useEffect(() => {
    if (document.cookie.includes(`${cookies.consent.name}=`)) return;
    const timer = setTimeout(setDue, delayMs, true);
    return () => clearTimeout(timer);
  }, []);
  return due ? (
    <Suspense>
      <CookieCard />
    </Suspense>
  ) : null;
}
