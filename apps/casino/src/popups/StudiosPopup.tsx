import { StudiosModal } from '@croupier/games';
import { usePageContext } from '@croupier/web-app';
import { publicPath } from '../paths.ts';

/** Renders the studios, with links to their games in this app. */
export function StudiosPopup() {
  const pageContext = usePageContext();
  return <StudiosModal studioHref={(id) => publicPath(pageContext, `/producers/${id}`)} />;
}
