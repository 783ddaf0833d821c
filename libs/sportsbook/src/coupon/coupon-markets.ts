import type { Sport } from '@croupier/contracts';

/** Sports with two sides. A race is a table of its own. */
type CouponSport = Exclude<Sport, 'greyhounds'>;

/** Markets a coupon can show, in the order offered. They have few outcomes, so that a match fits a row. */
export const COUPON_MARKETS: Record<CouponSport, readonly [number, ...number[]]> = {
  football: [1, 18, 29, 16, 10, 11, 60, 68],
  tennis: [186, 189, 187, 188, 202],
  basketball: [219, 225, 223, 229],
  'ice-hockey': [401, 406, 412, 410, 429],
};

/** Returns the market of an address if the sport has it; otherwise the sport's first. */
export const couponMarket = (sport: CouponSport, market: number | undefined): number =>
  COUPON_MARKETS[sport].find((one) => one === market) ?? COUPON_MARKETS[sport][0];

export const hasCoupon = (sport: Sport): sport is CouponSport => sport in COUPON_MARKETS;
