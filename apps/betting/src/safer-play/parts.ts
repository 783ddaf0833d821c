import { loadCatalogs, refusalCatalog } from '@croupier/i18n';
import { type AppServices, latePart } from '@croupier/web-app';

/** Code and texts of the safer gambling parts, in one chunk. */
async function loadParts({ i18n, pageContext }: AppServices) {
  const parts = await import('./late-parts.tsx');
  await loadCatalogs(i18n, pageContext.locale, [parts.catalog, refusalCatalog]);
  return parts;
}

/** Session time and net result, the reality check and the message about a reached limit: on every page of a player. */
export const SaferPlay = latePart((services) => loadParts(services).then((parts) => parts.SaferPlay));

/** Button for a day's break, under every page of a player. */
export const PauseNow = latePart((services) => loadParts(services).then((parts) => parts.PauseNow));
