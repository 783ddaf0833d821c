import { playerQuery } from '@croupier/api-client';
import { type Locale, splitGuest, splitLocale } from '@croupier/i18n';
import { keepCookie } from '../keep-cookie.ts';
import { publicPath } from '../page-context.ts';
import type { AppServices } from '../services.ts';

type Visit = Pick<AppServices, 'api' | 'pageContext' | 'queryClient'>;

/**
 * Reloads the current page in another language and saves the choice: in this browser and in a player's profile, which
 * overrides the cookie. Throws if the profile can't be saved, because the page would load in the old language.
 */
export async function changeLocale(
  locale: Locale,
  { api, pageContext, queryClient }: Visit,
  lead = (to: string) => location.assign(to),
): Promise<void> {
  if (queryClient.getQueryData(playerQuery(api).queryKey)) {
    const { saveLocale } = await import('./save-locale.ts');
    await saveLocale(api, locale);
  }
  keepCookie('locale', locale, pageContext.origins);
  const { path } = splitLocale(splitGuest(location.pathname).path);
  lead(publicPath({ ...pageContext, locale }, path) + location.search);
}
