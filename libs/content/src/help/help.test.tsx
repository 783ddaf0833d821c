import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { CmsPage, ContentPart } from '@croupier/contracts';
import { renderPage } from '../testing/render-page.tsx';
import { HelpPage } from './HelpPage.tsx';

const heading = (level: 2 | 3, text: string): ContentPart => ({
  kind: 'heading',
  level,
  id: text.toLowerCase().replaceAll(' ', '-'),
  runs: [{ text }],
});
const answer = (text: string): ContentPart => ({ kind: 'paragraph', runs: [{ text }] });
const page: CmsPage = {
  id: 'help',
  path: '/help',
  slug: 'help',
  title: 'Help centre',
  description: 'Answers.',
  categories: [],
  date: null,
  blocks: { title: '', description: '', keywords: '' },
  children: [],
  art: 'lamp',
  updated: null,
  draft: false,
  content: [
    heading(2, 'Payments'),
    heading(3, 'Where is my deposit'),
    answer('It is pending.'),
    heading(3, 'How long does a withdrawal take'),
    answer('Crédité en un jour.'),
    heading(2, 'Games'),
    heading(3, 'Was it fair'),
    answer('Check the round.'),
  ],
};
const shown = () => screen.queryAllByRole('group').map((one) => one.querySelector('summary')?.textContent);

test('a search finds questions by words of question, answer and topic, whatever accents were typed', async () => {
  renderPage(
    <HelpPage page={page} link={(_, children) => <a href="/">{children}</a>} contact={<a href="/s">Ask</a>} />,
  );
  expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
    'Payments',
    'Games',
    'Didn’t find your answer?',
  ]);
  const field = screen.getByRole('searchbox', { name: 'Search all questions' });
  await userEvent.type(field, 'CREDITE');
  expect(shown()).toEqual(['How long does a withdrawal take']);
  expect(screen.getByRole('status')).toHaveTextContent('1 answer');
  await userEvent.clear(field);
  await userEvent.type(field, 'payments pending');
  expect(shown()).toEqual(['Where is my deposit']);
  await userEvent.clear(field);
  await userEvent.type(field, 'pony');
  expect(shown()).toEqual([]);
  expect(screen.getByText('Nothing found for “pony”')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ask' })).toBeInTheDocument();
});
