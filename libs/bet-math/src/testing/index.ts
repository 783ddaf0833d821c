export { football } from '../football/model.ts';
export { MARKET_IDS } from '../main-markets.ts';
export { chanceThat } from './chance-that.ts';
export { payout } from './payout.ts';
export { totalSpecifiers } from './total-specifiers.ts';
