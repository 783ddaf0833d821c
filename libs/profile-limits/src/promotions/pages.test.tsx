import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answering } from '@croupier/api-client/testing';
import { renderProfile } from '../testing/render-profile.tsx';
import { GiftsPage } from './GiftsPage.tsx';

const api = answering([]);

// shows: route:/users/gifts
test('without gifts the page says what stands here, and leads to the codes', () => {
  renderProfile(api, <GiftsPage codeLink={(text) => <a href="/users/promocode">{text}</a>} />);
  expect(screen.getByRole('heading', { name: 'No gifts' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Enter a promo code' })).toBeInTheDocument();
});
