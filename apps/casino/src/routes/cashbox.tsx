import { createFileRoute } from '@tanstack/react-router';
import { needsPlayer } from '../guards.ts';
import { homeData } from '../home/home-data.ts';
import { HomePage } from '../home/HomePage.tsx';

export const Route = createFileRoute('/cashbox')({
  staticData: { popup: 'cashbox' },
  beforeLoad: needsPlayer,
  loader: homeData,
  component: HomePage,
});
