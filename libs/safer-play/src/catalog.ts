import { catalogFrom } from '@croupier/i18n';

/** Catalog of this feature's texts. Load `refusalCatalog` of @croupier/i18n with it. */
export const catalog = catalogFrom(import.meta.glob<{ messages: Record<string, string> }>('./locales/*.po'));
