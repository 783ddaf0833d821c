import type { Api } from '@croupier/api-client';
import { updateLocale } from '@croupier/contracts';
import type { Locale } from '@croupier/i18n';

/** Saves a player's language. Has its own file because guests don't need it. */
export const saveLocale = (api: Api, locale: Locale) => api.call(updateLocale, { body: { locale } });
