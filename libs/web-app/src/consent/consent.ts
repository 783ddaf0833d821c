import type { AnyRouter } from '@tanstack/react-router';
import { consentAllows, consentPurposes, cookies } from '@croupier/contracts';
import { keepCookie, keptCookie } from '../keep-cookie.ts';
import { keepReferral } from '../referral/keep-referral.ts';
import type { AppServices } from '../services.ts';

const CHANGED = 'consent';

/** Saves a visitor's consent for both sites and applies it at once. */
export function keepConsent(answer: string, site: Pick<AppServices, 'api' | 'pageContext'>): void {
  keepCookie('consent', answer, site.pageContext.origins);
  void keepReferral(site);
  dispatchEvent(new Event(CHANGED));
}

/**
 * Starts and stops tracking by the consent, now and whenever it changes. Loads no tracking code, ours or a third
 * party's, before consent.
 */
export function followConsent(services: AppServices, router: AnyRouter): void {
  const follow = () => {
    if (!services.pageContext.origins.tracking || !document.cookie.includes(`${cookies.consent.name}=`)) return;
    const allowed = consentPurposes.filter((purpose) => consentAllows(keptCookie('consent'), purpose));
    if (allowed.length > 0 || stop)
      import('../reports/tracking.ts').then(
        ({ track }) => {
          stop?.();
          stop = track(allowed, services, router);
        },
        () => undefined, // Retried with the next page or answer.
      );
  };
  let stop: (() => void) | undefined;
  addEventListener(CHANGED, follow);
  follow();
}
