import { createFileRoute } from '@tanstack/react-router';
import { needsPlayer } from '../guards.ts';
import { homeData } from '../home/home-data.ts';
import { HomePage } from '../home/HomePage.tsx';

export const Route = createFileRoute('/withdraw')({
  staticData: { popup: 'withdraw' },
  beforeLoad: needsPlayer,
  loader: homeData,
  component: HomePage,
});
