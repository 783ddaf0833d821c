import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { organization, pageMeta } from '@croupier/web-app';
import { homeData } from '../home/home-data.ts';
import { HomePage } from '../home/HomePage.tsx';

export const Route = createFileRoute('/')({
  // Part of the entry instead of a dozen later chunks, because visits start here and it is behind every popup.
  codeSplitGroupings: [],
  loader: homeData,
  head: ({ match: { context } }) => {
    const title = context.i18n._(msg`Croupier: a casino with clear rules`);
    const description = context.i18n._(
      msg`See what every game pays back, check any round, and set limits that always apply. Try every game with play money first.`,
    );
    return {
      // The site's name is already in this title.
      meta: [organization(context.pageContext.origins.casino), ...pageMeta(title, description), { title }],
    };
  },
  component: HomePage,
});
