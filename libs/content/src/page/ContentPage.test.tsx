import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { CmsPage, ContentPart } from '@croupier/contracts';
import { ContentPage, type PageLink } from '../index.ts';
import { renderPage } from '../testing/render-page.tsx';

const page: CmsPage = {
  id: 'terms',
  path: '/terms',
  slug: 'terms',
  title: 'Terms',
  description: 'The rules.',
  categories: [],
  date: null,
  content: [],
  blocks: { title: 'Terms', description: '', keywords: '' },
  children: [],
  art: 'scroll',
  updated: null,
  draft: false,
};
const link: PageLink = (href, children) => <a href={`/de${href}`}>{children}</a>;
const heading = (text: string): ContentPart => ({
  kind: 'heading',
  level: 2,
  id: text.toLowerCase(),
  runs: [{ text }],
});

// shows: product:content
test('a page reads as headings, texts and links by the app, and markup in it stays text', () => {
  const content: ContentPart[] = [
    heading('Rounds'),
    {
      kind: 'paragraph',
      runs: [{ text: '<b>A round</b> stands. ' }, { text: 'More', href: '/fairness', strong: true }],
    },
    { kind: 'insert', name: 'marks' },
    { kind: 'insert', name: 'unknown' },
  ];
  renderPage(<ContentPage page={{ ...page, content }} link={link} inserts={{ marks: <p>32 marks</p> }} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Terms');
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Rounds');
  expect(screen.getByText(/<b>A round<\/b> stands\./)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'More' })).toHaveAttribute('href', '/de/fairness');
  expect(screen.getByText('32 marks')).toBeInTheDocument();
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.queryByText(/A draft/)).toBeNull();
});

test('a long page has a table of its sections', () => {
  const content = ['One', 'Two', 'Three', 'Four'].map(heading);
  renderPage(<ContentPage page={{ ...page, content }} link={link} />);
  const contents = screen.getByRole('navigation', { name: 'On this page' });
  const links = within(contents).getAllByRole('link');
  expect(links.map((one) => one.getAttribute('href'))).toEqual(['#one', '#two', '#three', '#four']);
});

test('a table scrolls in itself, by keyboard too; a draft says that it is one', () => {
  const cells = (...texts: string[]) => texts.map((text) => [{ text }]);
  const table: ContentPart = { kind: 'table', head: cells('Name', 'Life'), rows: [cells('session', '30 minutes')] };
  renderPage(<ContentPage page={{ ...page, draft: true, updated: '2026-11-24', content: [table] }} link={link} />);
  expect(screen.getByRole('region', { name: 'Name, Life' })).toHaveAttribute('tabindex', '0');
  expect(screen.getByRole('cell', { name: '30 minutes' })).toBeInTheDocument();
  expect(screen.getByText(/This is a draft, shown through a link that expires\./)).toBeInTheDocument();
  expect(screen.getByText(/Updated .*24.*2026/)).toBeInTheDocument();
});
