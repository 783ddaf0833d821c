import { catalogFrom } from '@croupier/i18n';

/** The texts of this feature; load `refusalCatalog` of @croupier/i18n along with it. */
export const catalog = catalogFrom(import.meta.glob<{ messages: Record<string, string> }>('./locales/*.po'));
