import type { Language } from '../../local-text.ts';
import { german } from './de.ts';
import { english } from './en.ts';
import { spanish } from './es-mx.ts';
import { french } from './fr-ca.ts';
import { japanese } from './ja.ts';
import { norwegian } from './no.ts';
import { portuguese } from './pt-br.ts';
import type { SiteTexts } from './site-texts.ts';

export const siteTexts: Readonly<Record<Language, SiteTexts>> = {
  en: english,
  de: german,
  'es-MX': spanish,
  'fr-CA': french,
  ja: japanese,
  no: norwegian,
  'pt-BR': portuguese,
};
