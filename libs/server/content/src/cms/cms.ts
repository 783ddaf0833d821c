import type { Banner, CmsPage } from '@croupier/contracts';
import { coverUrl, titlesWithScene } from '@croupier/game-art';
import { banners } from '../data/banners.ts';
import { pages, type PageSeed, pageTexts, snippets } from '../data/pages.ts';
import type { Language } from '../local-text.ts';

const listing = ({ id, slug, categories }: PageSeed, language: Language) => ({
  id,
  slug,
  path: `/${slug}`,
  title: pageTexts(slug, language).title,
  categories,
});

export const listPages = (language: Language) => pages.map((page) => listing(page, language));

export function readPage(slug: string, language: Language): CmsPage | undefined {
  const page = pages.find((one) => one.slug === slug);
  if (!page) return undefined;
  const { title, description, content } = pageTexts(page.slug, language);
  return {
    ...listing(page, language),
    content,
    blocks: { title, description, keywords: '' },
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

/** Banners for a player of these groups; a banner without groups is for everybody. Offers only where they are taken. */
export const listBanners = (
  language: Language,
  { groups, offers, now }: { groups: readonly number[]; offers: boolean; now: Date },
): Banner[] =>
  banners
    .filter(({ offer, ends_at }) => (offers || !offer) && (ends_at === undefined || new Date(ends_at) > now))
    .filter((banner) => banner.groups.length === 0 || banner.groups.some((group) => groups.includes(group)))
    .map(({ id, categories, groups: own, title, text, game, href, action, ends_at = null }) => ({
      id,
      categories,
      groups: own,
      title: title[language],
      text: text[language],
      game,
      ...pictures(game, categories),
      href,
      action: action[language],
      ends_at,
    }));

/** Files the operator put up for readers. There are none until one does. */
export const listFiles = () => [];
