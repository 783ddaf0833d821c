import type { Language, LocalText } from '../local-text.ts';
import { cookieLines, storedLines } from './browser-data.ts';
import { siteTexts } from './site-texts/index.ts';
import type { SiteTexts } from './site-texts/site-texts.ts';

export interface PageSeed {
  id: string;
  slug: keyof SiteTexts['pages'];
  categories: string[];
}

export const pages: PageSeed[] = [
  { id: 'responsible-play', slug: 'responsible-play', categories: ['custom page', 'top menu'] },
  { id: 'terms', slug: 'terms', categories: ['custom page'] },
  { id: 'privacy', slug: 'privacy', categories: ['custom page'] },
  { id: 'support', slug: 'support', categories: ['custom page', 'top menu'] },
];

/** A page's words, its lists of what the browser keeps filled in. */
export function pageTexts(slug: PageSeed['slug'], language: Language) {
  const texts = siteTexts[language].pages[slug];
  const lists: Readonly<Record<string, typeof cookieLines>> = { '{cookies}': cookieLines, '{stored}': storedLines };
  return { ...texts, content: texts.content.flatMap((paragraph) => lists[paragraph]?.(language) ?? [paragraph]) };
}

export const snippets: { id: string; content: LocalText; categories: string[] }[] = [
  {
    id: 'about',
    categories: ['home'],
    content: {
      en: 'A good table, clear rules: every title states what it pays, and every round can be checked.',
      de: 'Ein guter Tisch, klare Regeln: Jeder Titel nennt seine Auszahlung, und jede Runde lässt sich prüfen.',
      'es-MX': 'Una buena mesa, reglas claras: cada título dice cuánto paga y cada ronda se puede comprobar.',
      'fr-CA':
        'Une bonne table, des règles claires\u00a0: chaque titre indique ce qu’il rapporte, et chaque partie peut être vérifiée.',
      ja: '良いテーブルと、明快なルール：すべてのタイトルが還元率を示し、すべてのラウンドを検証できます。',
      no: 'Et godt bord, klare regler: Hver tittel sier hva den betaler, og hver runde kan kontrolleres.',
      'pt-BR': 'Uma boa mesa, regras claras: cada título diz quanto paga, e cada rodada pode ser conferida.',
    },
  },
];
