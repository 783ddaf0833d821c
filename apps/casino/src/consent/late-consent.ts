import { loadCatalogs } from '@croupier/i18n';
import { latePart } from '@croupier/web-app';

/** Consent settings, loaded only on the privacy page: the server doesn't know the answers. */
export const Consent = latePart(async ({ i18n, pageContext }) => {
  const { catalog, ConsentSlot } = await import('./ConsentSlot.tsx');
  await loadCatalogs(i18n, pageContext.locale, [catalog]);
  return ConsentSlot;
});
