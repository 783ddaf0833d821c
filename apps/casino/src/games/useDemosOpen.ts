import { editions } from '@croupier/i18n';
import { usePageContext } from '@croupier/web-app';
import { usePlayer } from '../frame/usePlayer.ts';

/** Returns whether this visitor may open demos: an edition may limit them to players. */
export function useDemosOpen(): boolean {
  const { edition } = usePageContext();
  return usePlayer() !== null || editions[edition].rules.demoNeedsLogin !== true;
}
