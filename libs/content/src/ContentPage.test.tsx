import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ContentPage } from './index.ts';

const page = {
  id: 'terms',
  path: '/terms',
  slug: 'terms',
  title: 'Terms',
  categories: [],
  content: ['One account a person.', '# Rounds', '<b>A round</b> stands.'],
  blocks: { title: 'Terms', description: '', keywords: '' },
  children: [],
};

// shows: product:content
test('a page reads as headings and paragraphs, and markup in it stays text', () => {
  render(<ContentPage page={page} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Terms');
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Rounds');
  expect(screen.getByText('<b>A round</b> stands.')).toBeInTheDocument();
});
