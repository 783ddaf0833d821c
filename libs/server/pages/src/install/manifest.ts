import type { PageLanguage } from '../document/plain-page.ts';
import { installWords } from './install-words.ts';
import type { InstalledApp } from './installed-app.ts';

/** Paper and green of the tokens in both themes; devices without themes use the light ones. */
const light = { background_color: '#faf7f0', theme_color: '#0a5c3d' };
const dark = { background_color: '#0e1613', theme_color: '#0e1613' };

const icon = (size: number, name = `icon-${size}`) => ({
  src: `/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
});

/**
 * Returns the install data in one language. URLs contain no language: an installed app follows the language chosen
 * later. The `id` identifies the app across languages.
 */
export const manifestOf = (app: InstalledApp, language: PageLanguage): string =>
  JSON.stringify({
    id: app.start,
    name: app.name,
    short_name: app.shortName,
    description: app.description(language),
    lang: language,
    dir: 'ltr',
    start_url: `${app.start}?mode=standalone`,
    scope: '/',
    display: 'standalone',
    ...light,
    user_preferences: { color_scheme: { dark } },
    categories: app.categories,
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      icon(192),
      icon(512),
      { ...icon(512, 'icon-maskable-512'), purpose: 'maskable' },
    ],
    shortcuts: app.shortcuts(language).map(({ name, path }) => ({ name, url: path, icons: [icon(192)] })),
    screenshots: [
      { name: 'phone', sizes: '780x1688', form_factor: 'narrow' },
      { name: 'wide', sizes: '1280x800', form_factor: 'wide' },
    ].map(({ name, ...shown }) => ({
      src: `/screenshot-${name}.webp`,
      type: 'image/webp',
      label: installWords[language].front,
      ...shown,
    })),
  });
