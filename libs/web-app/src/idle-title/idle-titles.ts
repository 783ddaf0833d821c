import { msg } from '@lingui/core/macro';
import { pageTitle } from '../document/document-head.ts';
import type { AppServices } from '../services.ts';
import { rotateTitle } from './rotate-title.ts';

const SECONDS = 3;
const ours = [msg`Your page is still open`, msg`We’ll be here when you’re ready`];

/** Rotates the operator's idle titles, or ours in the page's language, in front of the site's name. */
export function rotateIdleTitles({ i18n, pageContext: { idleTitles } }: AppServices, site?: string): () => void {
  const texts = idleTitles?.texts ?? ours.map((text) => i18n._(text));
  return rotateTitle(
    texts.map((text) => pageTitle(text, site).title),
    (idleTitles?.seconds ?? SECONDS) * 1000,
  );
}
