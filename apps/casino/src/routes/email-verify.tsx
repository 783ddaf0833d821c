import { createFileRoute } from '@tanstack/react-router';
import { homeData } from '../home/home-data.ts';
import { HomePage } from '../home/HomePage.tsx';

export const Route = createFileRoute('/email-verify')({
  staticData: { popup: 'email-verify' },
  loader: homeData,
  component: HomePage,
});
