import { createFileRoute } from '@tanstack/react-router';
import { homeData } from '../home/home-data.ts';
import { HomePage } from '../home/HomePage.tsx';

export const Route = createFileRoute('/new-password')({
  staticData: { popup: 'new-password' },
  loader: homeData,
  component: HomePage,
});
