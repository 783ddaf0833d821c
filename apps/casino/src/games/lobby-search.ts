import type { LobbyChoice } from '@croupier/games';

const choiceOf = (value: unknown) => (typeof value === 'string' && /^[a-z0-9-]{1,64}$/.test(value) ? value : undefined);

/** What a lobby page is narrowed to, in its address. Not with the loaders: every page's route tree reads it. */
export const lobbySearch = ({ category, provider }: Record<string, unknown>): LobbyChoice => ({
  category: choiceOf(category),
  provider: choiceOf(provider),
});
