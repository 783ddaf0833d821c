import { catalogFrom } from '@croupier/i18n';

export const catalog = catalogFrom(import.meta.glob<{ messages: Record<string, string> }>('./locales/*.po'));
