import { type LobbyChoice, lobbyFeatures, lobbyMechanics } from '@croupier/games';

type Search = Record<string, unknown>;

const slugOf = (value: unknown) => (typeof value === 'string' && /^[a-z0-9-]{1,64}$/.test(value) ? value : undefined);
const oneOf = <Word extends string>(words: readonly Word[], value: unknown) => words.find((word) => word === value);
const percentOf = (value: unknown) =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= 100 ? value : undefined;

/**
 * Reads the filters of a lobby page from its address. Kept apart from the loaders, because every page's route tree
 * reads it.
 */
export const lobbySearch = ({ category, provider, mechanic, feature, volatility, rtp, sort }: Search): LobbyChoice => ({
  category: slugOf(category),
  provider: slugOf(provider),
  mechanic: oneOf(lobbyMechanics, mechanic),
  feature: oneOf(lobbyFeatures, feature),
  volatility: oneOf(['low', 'medium', 'high'], volatility),
  rtp: percentOf(rtp),
  sort: oneOf(['new', 'title', 'rtp'], sort),
});

/** Returns the loader's dependencies: the filters, without the popups in the same address. */
export const lobbyDeps = ({ search }: { search: Search }): LobbyChoice => lobbySearch(search);

/** Returns the loader's dependencies on a provider's page. */
export const providerDeps = ({ search }: { search: Search }): LobbyChoice => ({
  ...lobbySearch(search),
  provider: undefined,
});
