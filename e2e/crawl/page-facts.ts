import type { Page } from '@playwright/test';
import { popupHashes } from '@croupier/i18n';

/** Collects what a page declares about itself and what a visitor would meet on it. */
export const pageFacts = (page: Page) =>
  page.evaluate(() => {
    const content = (selector: string) => document.querySelector(selector)?.getAttribute('content') ?? '';
    const all = <Kind extends Element>(selector: string) => [...document.querySelectorAll<Kind>(selector)];
    const links = all<HTMLAnchorElement>('a[href]');
    return {
      title: document.title,
      description: content('meta[name="description"]'),
      unlisted: content('meta[name="robots"]').includes('noindex'),
      headings: all('h1').length,
      language: document.documentElement.lang,
      announced: all<HTMLLinkElement>('link[hreflang]').map(({ hreflang }) => hreflang),
      offered: all<HTMLOptionElement>('footer select option').map(({ value }) => value),
      popup: document.querySelector('dialog[open]') !== null,
      missing: document.querySelector('[data-missing]') !== null,
      links: links.filter(({ protocol }) => protocol.startsWith('http')).map(({ href }) => href),
      /** Links to a place on the same page that is not there. */
      astray: links
        .map((link) => link.getAttribute('href') ?? '')
        .filter((href) => href.length > 1 && href.startsWith('#') && !document.getElementById(href.slice(1))),
    };
  });

export type PageFacts = Awaited<ReturnType<typeof pageFacts>>;

/** Lists the faults of a page that its facts alone show. */
export function faultsOf(facts: PageFacts, language: string): string[] {
  const { announced, offered } = facts;
  const strange = announced.filter((one) => one !== 'x-default' && !offered.includes(one));
  return [
    ...(facts.missing ? ['says "not found"'] : []),
    ...(facts.title === '' ? ['has no title'] : []),
    ...(facts.description === '' && !facts.unlisted ? ['has no description'] : []),
    ...(facts.headings === 1 ? [] : [`has ${facts.headings} main headings`]),
    ...(facts.language === language ? [] : [`is in "${facts.language}"`]),
    ...(offered.length > 0 && strange.length > 0
      ? [`announces languages nobody can choose: ${strange.join(', ')}`]
      : []),
    ...facts.astray
      .filter((link) => !(link.slice(1) in popupHashes))
      .map((link) => `leads to ${link}, which it does not have`),
  ];
}
