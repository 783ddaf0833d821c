import { createFileRoute } from '@tanstack/react-router';
import { needsGuest } from '../guards.ts';
import { homeData } from '../home/home-data.ts';
import { HomePage } from '../home/HomePage.tsx';

export const Route = createFileRoute('/sign-up')({
  staticData: { popup: 'sign-up' },
  beforeLoad: needsGuest,
  loader: homeData,
  component: HomePage,
});
