import type { AnyRouter } from '@tanstack/react-router';
import { consentAllows, consentPurposes, cookies } from '@croupier/contracts';
import { keepCookie, keptCookie } from '../keep-cookie.ts';
import { keepReferral } from '../referral/keep-referral.ts';
import type { AppServices } from '../services.ts';

const CHANGED = 'consent';

/** Keeps what a visitor allows, for the whole site family, and has it hold at once. */
export function keepConsent(answer: string, site: Pick<AppServices, 'api' | 'pageContext'>): void {
  keepCookie('consent', answer, site.pageContext.origins);
  void keepReferral(site);
  dispatchEvent(new Event(CHANGED));
}

/**
 * Has tracking follow what is allowed, now and whenever that changes. Of tracking nothing is fetched before: neither its
 * code nor anything of a third party.
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
        () => undefined, // With the next page or answer it is tried again.
      );
  };
  let stop: (() => void) | undefined;
  addEventListener(CHANGED, follow);
  follow();
}
