import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Api } from '@croupier/api-client';
import { type CmsFile, readFiles } from '@croupier/contracts';
import { renderPage } from '../testing/render-page.tsx';
import { PageFiles } from './PageFiles.tsx';

const file = (id: string, changes: Partial<CmsFile> = {}): CmsFile => ({
  id,
  url: `/api/cms/files/en/${id}.html`,
  title: 'My limits',
  description: 'To print.',
  categories: ['responsible-play'],
  type: 'html',
  size_bytes: 4321,
  ...changes,
});
const apiThat = (call: () => Promise<unknown>) => {
  const api = { call: vi.fn(call) };
  return { api: api as unknown as Api, call: api.call };
};

test('a page without files has no list of them, and no heading either', () => {
  const { container } = renderPage(<PageFiles slug="terms" />, { files: [file('plan')] });
  expect(container).toBeEmptyDOMElement();
});

test('a page is whole while its files are on their way, and where they can not be read', async () => {
  const { api, call } = apiThat(() => Promise.reject(new Error('The network is away.')));
  const { container } = renderPage(<PageFiles slug="responsible-play" />, { api });
  expect(container).toBeEmptyDOMElement();
  await vi.waitFor(() => expect(call).toHaveBeenCalledOnce());
  expect(container).toBeEmptyDOMElement();
});

// shows: call:GET /api/cms/files
test('a page’s own files are listed, each a link by its title, kind and size, with a sentence on it', () => {
  const files = [
    file('plan'),
    file('tiny', { title: 'A note', type: 'txt', size_bytes: 3, url: '/api/cms/files/en/tiny.txt' }),
    file('fees', { categories: ['payments'] }),
  ];
  renderPage(<PageFiles slug="responsible-play" />, { files });
  const links = within(screen.getByRole('region', { name: 'Files' })).getAllByRole('link');
  expect(links).toHaveLength(2);
  expect(links[0]).toHaveAccessibleName('My limits HTML · 4 kB');
  expect(links[0]).toHaveAccessibleDescription('To print.');
  expect(links[0]).toHaveAttribute('href', '/api/cms/files/en/plan.html');
  expect(links[0]).toHaveAttribute('download');
  expect(links[1]).toHaveAccessibleName('A note TXT · 1 kB');
});

test.each([
  ['de', 'HTML · 1,3 MB'],
  ['fr-CA', 'HTML · 1,3 Mo'],
  ['ja', 'HTML · 1.3 MB'],
])('in %s a size reads as %s', async (locale, kind) => {
  const { api, call } = apiThat(() => Promise.resolve([file('plan', { size_bytes: 1_300_000 })]));
  renderPage(<PageFiles slug="responsible-play" />, { api, locale });
  const link = await screen.findByRole('link');
  expect(link.textContent?.replace(/[\u00a0\u202f]/g, ' ')).toContain(kind);
  expect(call).toHaveBeenCalledWith(readFiles, expect.objectContaining({ query: { l: locale } }));
});
