import type { Api } from '@croupier/api-client';
import { updateLocale } from '@croupier/contracts';
import type { Locale } from '@croupier/i18n';

/** In a file of its own: only players call it. */
export const saveLocale = (api: Api, locale: Locale) => api.call(updateLocale, { body: { locale } });
