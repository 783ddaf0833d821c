export { BannerCards, type BannerCardsProps } from './banners/BannerCards.tsx';
export { Hero, type HeroProps } from './banners/Hero.tsx';
export { serverDataQuery } from './banners/server-data.query.ts';
export { catalog } from './catalog.ts';
export { LatestWinners, type LatestWinnersProps } from './winners/LatestWinners.tsx';
export { winHappened, winnersQuery } from './winners/winners.query.ts';
export { GiftsPage, type GiftsPageProps } from './gifts/GiftsPage.tsx';
export { WheelPage, type WheelPageProps } from './wheel/WheelPage.tsx';
