import type { Language } from '@croupier/i18n';
import type { BrowserTexts } from './browser-texts.ts';
import { german } from './de.ts';
import { english } from './en.ts';
import { spanish } from './es-mx.ts';
import { french } from './fr-ca.ts';
import { japanese } from './ja.ts';
import { norwegian } from './no.ts';
import { portuguese } from './pt-br.ts';

export const browserTexts: Readonly<Record<Language, BrowserTexts>> = {
  en: english,
  de: german,
  'es-MX': spanish,
  'fr-CA': french,
  ja: japanese,
  no: norwegian,
  'pt-BR': portuguese,
};
