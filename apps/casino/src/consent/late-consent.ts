import { loadCatalogs } from '@croupier/i18n';
import { latePart } from '@croupier/web-app';

/** On the privacy page alone: the server knows no answers, and no other page fetches it. */
export const Consent = latePart(async ({ i18n, pageContext }) => {
  const { catalog, ConsentSlot } = await import('./ConsentSlot.tsx');
  await loadCatalogs(i18n, pageContext.locale, [catalog]);
  return ConsentSlot;
});
