import { createFileRoute } from '@tanstack/react-router';
import { needsPlayer } from '../guards.ts';
import { homeData } from '../home/home-data.ts';
import { HomePage } from '../home/HomePage.tsx';

export const Route = createFileRoute('/deposit')({
  staticData: { popup: 'deposit' },
  beforeLoad: needsPlayer,
  loader: homeData,
  component: HomePage,
});
