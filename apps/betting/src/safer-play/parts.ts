import { loadCatalogs, refusalCatalog } from '@croupier/i18n';
import { type AppServices, latePart } from '@croupier/web-app';

/** Code and texts of what looks after a player, in one piece. */
async function loadParts({ i18n, pageContext }: AppServices) {
  const parts = await import('./late-parts.tsx');
  await loadCatalogs(i18n, pageContext.locale, [parts.catalog, refusalCatalog]);
  return parts;
}

/** Time and result, the reality check and the note of a reached limit: on every page of a player. */
export const SaferPlay = latePart((services) => loadParts(services).then((parts) => parts.SaferPlay));

/** A day's break by one press, under every page of a player. */
export const PauseNow = latePart((services) => loadParts(services).then((parts) => parts.PauseNow));
