import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { catalog as authCatalog } from '@croupier/auth';
import { pageTitle, unlisted } from '@croupier/web-app';
import { BrokenAlone } from '../frame/BrokenAlone.tsx';
import { frontData } from '../front/front-data.ts';
import { FrontPage } from '../front/FrontPage.tsx';
import { SITE } from '../site.ts';

export const Route = createFileRoute('/new-password')({
  staticData: { popup: 'new-password', texts: [authCatalog] },
  loader: frontData,
  head: ({ match: { context } }) => ({ meta: [pageTitle(context.i18n._(msg`Choose a new password`), SITE), unlisted] }),
  errorComponent: BrokenAlone,
  component: FrontPage,
});
