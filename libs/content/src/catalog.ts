import { catalogFrom } from '@croupier/i18n';

/** The texts of this feature. */
export const catalog = catalogFrom(import.meta.glob<{ messages: Record<string, string> }>('./locales/*.po'));
