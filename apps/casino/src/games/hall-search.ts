import type { HallChoice } from '@croupier/games';

const choiceOf = (value: unknown) => (typeof value === 'string' && /^[a-z0-9-]{1,64}$/.test(value) ? value : undefined);

/** What a hall page is narrowed to, in its address. Apart from the loaders: every page's route tree reads it. */
export const hallSearch = ({ shelf, studio }: Record<string, unknown>): HallChoice => ({
  shelf: choiceOf(shelf),
  studio: choiceOf(studio),
});
