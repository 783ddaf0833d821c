import { catalogFrom } from '@croupier/i18n';

/** Catalog of this feature's texts. */
export const catalog = catalogFrom(import.meta.glob<{ messages: Record<string, string> }>('./locales/*.po'));
