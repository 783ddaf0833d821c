import { loadCatalogs } from '@croupier/i18n';
import { type AppServices, latePart } from '@croupier/web-app';

/** Code and texts of what shows jackpots beside a page's own matter. */
async function loadParts({ i18n, pageContext }: AppServices) {
  const parts = await import('./late-jackpots.tsx');
  await loadCatalogs(i18n, pageContext.locale, [parts.catalog]);
  return parts;
}

export const HeaderTotal = latePart((services) => loadParts(services).then((parts) => parts.HeaderTotal));
export const HomeJackpots = latePart((services) => loadParts(services).then((parts) => parts.HomeJackpots));
