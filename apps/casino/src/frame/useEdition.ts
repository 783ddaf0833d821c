import { type EditionId, isEditionId } from '@croupier/i18n';
import { usePageContext } from '@croupier/web-app';
import { usePlayer } from './usePlayer.ts';

/**
 * Returns the edition whose rules this page shows: a player's own, wherever they are; for a guest that of the host or
 * the country.
 */
export function useEdition(): EditionId {
  const { edition } = usePageContext();
  const own = usePlayer()?.edition;
  return own !== undefined && isEditionId(own) ? own : edition;
}
