import { cookies } from '@croupier/contracts';
import type { Theme } from '@croupier/ui-kit';
import { keepCookie } from '../keep-cookie.ts';
import type { Origins } from '../page-context.ts';

/**
 * Runs in the head before anything is painted. The document is the same for both themes, so that it can be cached;
 * the cookie decides here. Light is the default (specification §9).
 */
export const themeScript = `document.cookie.includes("${cookies.theme.name}=dark")&&(document.documentElement.dataset.theme="dark")`;

export function currentTheme(): Theme {
  return document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';
}

/** Changes the theme now and for the next visits, on the casino and the sportsbook alike. */
export function setTheme(theme: Theme, origins: Origins): void {
  if (theme === 'dark') document.documentElement.dataset['theme'] = 'dark';
  else delete document.documentElement.dataset['theme'];
  keepCookie('theme', theme, origins);
}
