import { StudiosModal } from '@croupier/games';
import { usePageContext } from '@croupier/web-app';
import { publicPath } from '../paths.ts';

/** The studios, and where their games are in this app. */
export function StudiosPopup() {
  const pageContext = usePageContext();
  return <StudiosModal studioHref={(id) => publicPath(pageContext, `/producers/${id}`)} />;
}
