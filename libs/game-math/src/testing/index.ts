export { dice } from '../dice/dice.ts';
export { grownWindow } from '../expand/play-expand.ts';
export { crashReachedMs } from '../live/crash.ts';
export { mothAndMoonTitle } from '../pokie/titles/moth-and-moon.ts';
export { orchardHoursTitle } from '../pokie/titles/orchard-hours.ts';
export { tidewaterAtlasTitle } from '../pokie/titles/tidewater-atlas.ts';
export { roulette } from '../roulette/roulette.ts';
