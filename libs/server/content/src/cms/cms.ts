import type { Banner, CmsPage } from '@croupier/contracts';
import { coverUrl, titlesWithScene } from '@croupier/game-art';
import { banners } from '../data/banners.ts';
import { pages, type PageSeed, snippets } from '../data/pages.ts';
import type { Language } from '../local-text.ts';

const listing = ({ id, slug, title, categories }: PageSeed, language: Language) => ({
  id,
  slug,
  path: `/${slug}`,
  title: title[language],
  categories,
});

export const listPages = (language: Language) => pages.map((page) => listing(page, language));

export function readPage(slug: string, language: Language): CmsPage | undefined {
  const page = pages.find((one) => one.slug === slug);
  if (!page) return undefined;
  const title = page.title[language];
  return {
    ...listing(page, language),
    content: page.content[language],
    blocks: { title, description: page.description[language], keywords: '' },
    children: [],
  };
}

export const listSnippets = (language: Language) =>
  snippets.map(({ id, content, categories }) => ({ id, content: content[language], categories }));

/** The home's opening has words of its own: its picture carries none. */
function pictures(game: string | null, categories: readonly string[]): Pick<Banner, 'image' | 'image_small'> {
  if (!game) return { image: '', image_small: '' };
  if (!categories.includes('index-top') || !titlesWithScene.has(game))
    return { image: coverUrl(game, 'wide'), image_small: '' };
  return { image: coverUrl(game, 'scene'), image_small: coverUrl(game, 'scene-small') };
}

/** Banners for a player of these groups; a banner without groups is for everybody. */
export const listBanners = (language: Language, groups: readonly number[]): Banner[] =>
  banners
    .filter((banner) => banner.groups.length === 0 || banner.groups.some((group) => groups.includes(group)))
    .map(({ id, categories, groups: own, title, text, game, href, action }) => ({
      id,
      categories,
      groups: own,
      title: title[language],
      text: text[language],
      game,
      ...pictures(game, categories),
      href,
      action: action[language],
    }));

/** Files the operator put up for readers. There are none until one does. */
export const listFiles = () => [];
