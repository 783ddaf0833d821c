import { createFileRoute } from '@tanstack/react-router';
import { needsGuest } from '../guards.ts';
import { homeData } from '../home/home-data.ts';
import { HomePage } from '../home/HomePage.tsx';

export const Route = createFileRoute('/sign-in')({
  staticData: { popup: 'sign-in' },
  beforeLoad: needsGuest,
  loader: homeData,
  component: HomePage,
});
