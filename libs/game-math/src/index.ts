export {
  type BaccaratBet,
  type BaccaratOutcome,
  baccaratReturns,
  type BaccaratSpot,
  baccaratSpots,
} from './baccarat/baccarat.ts';
export { handPoints } from './baccarat/coup.ts';
export type { BlackjackAction, BlackjackHand, BlackjackOutcome, HandResult } from './blackjack/blackjack.ts';
export { isBlackjack, totalOf } from './blackjack/hand.ts';
export type { CollectDefinition } from './collect/definition.ts';
export type { CollectOutcome, CollectSpin, Lamp } from './collect/play-collect.ts';
export { collectTitle } from './collect/titles.ts';
export type { Card } from './cards/shoe.ts';
export { playValues, type PlayValues } from './blackjack/values.ts';
export {
  DICE_MAX_CHANCES,
  DICE_MIN_CHANCES,
  DICE_OUTCOMES,
  diceChances,
  type DiceOutcome,
  type DiceParams,
  type DiceSide,
  diceTarget,
  diceWin,
} from './dice/dice.ts';
export { mathsAt } from './earlier.ts';
export type { ExpandOutcome, ExpandSpin } from './expand/play-expand.ts';
export { expandTitle } from './expand/titles.ts';
export type { Bet, Decisions, GameMath, Json, Played, Purchase, Volatility } from './game.ts';
export { games } from './games.ts';
export {
  HI_LO_RANKS,
  type HiLoAction,
  hiLoChances,
  hiLoOffer,
  type HiLoOutcome,
  hiLoPays,
  hiLoRank,
  type HiLoSide,
  hiLoSkipsLeft,
} from './hi-lo/hi-lo.ts';
export {
  KENO_DRAWN,
  KENO_MOST_PICKS,
  KENO_NUMBERS,
  type KenoOutcome,
  type KenoParams,
  kenoRisks,
  kenoTable,
} from './keno/keno.ts';
export { type Coup, coupMs, coupTimes, coupWin, drawCoup, isBaccaratSpot } from './live/baccarat.ts';
export {
  BEACON_SCHEME,
  type BeaconChain,
  beaconRandomness,
  type Bls,
  isBeaconSignature,
  type OwnBeacon,
  ownBeacon,
  quicknet,
} from './live/beacon.ts';
export { type Beacon, beaconRoundAfter, beaconRoundAt, type SharedDraw, sharedStream } from './live/chain.ts';
export { livePhase, type LivePhase, type Pace, type RoundTimes } from './live/clock.ts';
export {
  CRASH_LEAST,
  CRASH_MOST,
  crashBustMs,
  crashCashOut,
  crashMultiplier,
  crashWin,
  drawBust,
} from './live/crash.ts';
export { coveredPockets, drawPocket, pocketWin, type SpotStake } from './live/roulette.ts';
export {
  coveredSegments,
  drawSegment,
  segmentWin,
  WHEEL_RETURN,
  type WheelField,
  wheelFields,
  wheelPays,
  wheelSegments,
} from './live/wheel.ts';
export { tenthsOfMost } from './live/share-of-most.ts';
export { type LaidBet, liveSpreads } from './live/spread.ts';
export { sampleBets, type SeenBet, type SeenBets } from './live/sample-bets.ts';
export {
  LIMBO_LEAST,
  LIMBO_MOST,
  LIMBO_RANGE,
  limboChances,
  type LimboOutcome,
  type LimboParams,
} from './limbo/limbo.ts';
export {
  MINES_CELLS,
  MINES_MOST,
  type MinesAction,
  minesLastPick,
  type MinesOutcome,
  type MinesParams,
  minesPays,
  minesWin,
} from './mines/mines.ts';
export {
  PLINKO_LEAST_ROWS,
  PLINKO_MOST_ROWS,
  type PlinkoOutcome,
  type PlinkoParams,
  plinkoRisks,
  plinkoTable,
} from './plinko/plinko.ts';
export { type PokerHand, pokerHands, pokerPays } from './video-poker/hand.ts';
export { bestHold, holdValues } from './video-poker/holds.ts';
export { POKER_CARDS, type PokerHoldAction, type VideoPokerOutcome } from './video-poker/video-poker.ts';
export { type WheelOutcome, type WheelParams } from './wheel/wheel.ts';
export { wheelRisks, wheelSizes, wheelTable } from './wheel/tables.ts';
export { drawTickets, type Drawing, ticketLine, type TicketRange } from './lottery.ts';
export { drawJackpot, isAmong, thresholdText, type WinningNumbers, winningNumbers } from './jackpot.ts';
export { type Feature, featuresOf } from './features.ts';
export { type Mechanic, mechanics } from './mechanics.ts';
export type { HoldDefinition, Prize } from './hold/definition.ts';
export type { Coin, HoldOutcome } from './hold/play-hold.ts';
export { holdTitle } from './hold/titles.ts';
export type { PokieDefinition } from './pokie/definition.ts';
export type { PokieWin } from './pokie/evaluate.ts';
export type { PokieOutcome, PokieSpin } from './pokie/play-pokie.ts';
export { opensFeature } from './pokie/pokie.ts';
export { pokieTitle, rankedLetters } from './pokie/titles/index.ts';
export { mothAndMoon } from './pokie/titles/moth-and-moon.ts';
export { orchardHours } from './pokie/titles/orchard-hours.ts';
export { tidewaterAtlas } from './pokie/titles/tidewater-atlas.ts';
export {
  type ClothPlace,
  evenChances,
  nextSpot,
  numberPlace,
  type SpotKind,
  spotKind,
  spotPays,
  spotPlaces,
} from './roulette/cloth.ts';
export {
  MOST_SPOTS as ROULETTE_MOST_SPOTS,
  type RouletteBet,
  type RouletteOutcome,
  type RouletteParams,
} from './roulette/roulette.ts';
export { POCKETS as ROULETTE_POCKETS, REDS as rouletteReds, spots as rouletteSpots } from './roulette/spots.ts';
export { wheelOrder as rouletteWheel } from './roulette/wheel-order.ts';
export type { Helper, TumbleDefinition } from './tumble/definition.ts';
export type { TumbleWin } from './tumble/evaluate-grid.ts';
export type { TumbleOutcome, TumbleSpin, TumbleStep } from './tumble/play-tumble.ts';
export { scattersNeeded, tumbleLetters, tumbleTitle } from './tumble/titles.ts';
export { buysFeature, isPriceAllowed, purchaseIn, stakeBehind } from './purchase.ts';
export { isStakeAllowed, type StakeRule } from './stakes.ts';
export { createStream, type Hmac, type RandomStream, type Seeds } from './stream.ts';
