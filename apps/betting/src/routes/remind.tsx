import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { catalog as authCatalog } from '@croupier/auth';
import { pageTitle, unlisted } from '@croupier/web-app';
import { BrokenAlone } from '../frame/BrokenAlone.tsx';
import { frontData } from '../front/front-data.ts';
import { FrontPage } from '../front/FrontPage.tsx';
import { needsGuest } from '../guards.ts';
import { SITE } from '../site.ts';

export const Route = createFileRoute('/remind')({
  staticData: { popup: 'remind', texts: [authCatalog] },
  beforeLoad: needsGuest,
  loader: frontData,
  head: ({ match: { context } }) => ({ meta: [pageTitle(context.i18n._(msg`Forgot your password?`), SITE), unlisted] }),
  errorComponent: BrokenAlone,
  component: FrontPage,
});
