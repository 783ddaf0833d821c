import { cookies } from '@croupier/contracts';
import type { Theme } from '@croupier/ui-kit';
import { keepCookie } from '../keep-cookie.ts';
import type { Origins } from '../page-context.ts';

const darkSystem = '(prefers-color-scheme: dark)';
const chosen = (theme: Theme) => `${cookies.theme.name}=${theme}`;

/**
 * Script for the head that sets the theme before the first paint. The document is the same for both themes, so that it
 * can be cached. The cookie decides; without a choice, the device. Light is the default (specification §9).
 */
export const themeScript = `(c=>(c.includes("${chosen('dark')}")||!c.includes("${chosen('light')}")&&matchMedia("${darkSystem}").matches)&&(document.documentElement.dataset.theme="dark"))(document.cookie)`;

export function currentTheme(): Theme {
  return document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';
}

function show(theme: Theme): void {
  if (theme === 'dark') document.documentElement.dataset['theme'] = 'dark';
  else delete document.documentElement.dataset['theme'];
}

/** Changes the theme now and for later visits, on the casino and the sportsbook. */
export function setTheme(theme: Theme, origins: Origins): void {
  show(theme);
  keepCookie('theme', theme, origins);
}

/**
 * Follows the device's theme, which may turn dark in the evening, until the visitor chooses one. Returns a function
 * that stops it.
 */
export function followDevice(changed: (theme: Theme) => void): () => void {
  const media = matchMedia(darkSystem);
  const follow = () => {
    if (document.cookie.includes(`${cookies.theme.name}=`)) return;
    show(media.matches ? 'dark' : 'light');
    changed(currentTheme());
  };
  media.addEventListener('change', follow);
  return () => media.removeEventListener('change', follow);
}
