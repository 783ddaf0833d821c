import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { CmsPage } from '@croupier/contracts';
import { renderPage } from '../testing/render-page.tsx';
import { NewsList } from './NewsList.tsx';

const listing = (slug: string, date: string) => ({
  id: slug,
  slug,
  path: `/news/${slug}`,
  title: slug,
  description: 'What happened.',
  categories: [],
  date,
});
const page: CmsPage = {
  ...listing('news', '2026-11-01'),
  title: 'Offers and news',
  content: [],
  blocks: { title: '', description: '', keywords: '' },
  children: [listing('second', '2026-11-02'), listing('first', '2026-11-01')],
  art: 'newspaper',
  updated: null,
  draft: false,
};

test('news stand in their order with their day, and may be followed; none is said kindly', () => {
  const list = (own: CmsPage) => (
    <NewsList page={own} link={(href, text) => <a href={href}>{text}</a>} feed="/news.atom?l=en" />
  );
  const { rerender } = renderPage(list(page));
  expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual(['second', 'first']);
  expect(screen.getByRole('link', { name: 'second' })).toHaveAttribute('href', '/news/second');
  expect(document.querySelector('time')).toHaveAttribute('datetime', '2026-11-02');
  expect(screen.getByRole('link', { name: 'Follow by RSS' })).toHaveAttribute('href', '/news.atom?l=en');
  rerender(list({ ...page, children: [] }));
  expect(screen.getByText('No news yet')).toBeInTheDocument();
});
