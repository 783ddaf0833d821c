import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { useSetAtom } from 'jotai';
import { catalog as contentCatalog, ContentPage } from '@croupier/content';
import { refusalCatalog } from '@croupier/i18n';
import { catalog, ChatDoor, Contact, readSupportSearch } from '@croupier/safer-play';
import { chatOpenAtom, pageMeta, usePageContext } from '@croupier/web-app';
import { loadPage } from '../content/load-page.ts';
import { pageLink } from '../content/page-link.tsx';

/** Source: specification §2. */
export const Route = createFileRoute('/support')({
  validateSearch: readSupportSearch,
  staticData: { texts: [catalog, contentCatalog, refusalCatalog] },
  // If the content system has no page, the form is still shown.
  loader: ({ context }) => loadPage(context, 'support').catch(() => null),
  head: ({ match: { context }, loaderData }) => ({
    meta: pageMeta(
      loaderData?.blocks.title ?? context.i18n._(msg`Help and contact`),
      loaderData?.blocks.description ?? '',
    ),
  }),
  component: Support,
});

function Support() {
  const page = Route.useLoaderData();
  const openChat = useSetAtom(chatOpenAtom);
  const { chat } = usePageContext().origins;
  const contact = <Contact topic={Route.useSearch().topic} chat={chat && <ChatDoor onOpen={() => openChat(true)} />} />;
  if (page) return <ContentPage page={page} link={pageLink} inserts={{ contact }} />;
  return <div className="page-width">{contact}</div>;
}
