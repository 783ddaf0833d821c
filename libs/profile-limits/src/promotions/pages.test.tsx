import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answering } from '@croupier/api-client/testing';
import { player, renderProfile } from '../testing/render-profile.tsx';
import { GiftsPage } from './GiftsPage.tsx';
import { LevelPage } from './LevelPage.tsx';

const api = answering([]);

// shows: route:/users/level
test('the level is the one the account has', () => {
  renderProfile(api, <LevelPage player={player({ level: 4 })} />);
  expect(screen.getByText('You have reached level')).toBeInTheDocument();
  expect(screen.getByText('4')).toBeInTheDocument();
});

// shows: route:/users/gifts
test('without gifts the page says what stands here, and leads to the codes', () => {
  renderProfile(api, <GiftsPage codeLink={(text) => <a href="/users/promocode">{text}</a>} />);
  expect(screen.getByRole('heading', { name: 'No gifts' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Enter a promo code' })).toBeInTheDocument();
});
