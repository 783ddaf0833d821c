import { createFileRoute, redirect } from '@tanstack/react-router';
import { findGame } from '../../games/find-game.ts';

export const Route = createFileRoute('/play/$name')({
  loader: async ({ context, params: { name } }) => {
    const { provider, slug } = await findGame(context, name);
    throw redirect({ to: '/play/$producer/$name', params: { producer: provider, name: slug } });
  },
});
