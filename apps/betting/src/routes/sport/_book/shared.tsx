import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { SharedSlip, laterCatalogs } from '@croupier/sportsbook';
import { pageTitle } from '@croupier/web-app';
import { SITE } from '../../../site.ts';

/** Maximum length of a shared slip: twelve selections fit many times. */
const LONGEST = 2_000;
const codeOf = (value: unknown) => (typeof value === 'string' && value.length <= LONGEST ? value : undefined);

/** Page of a shared slip. Its selections are in the address alone. */
export const Route = createFileRoute('/sport/_book/shared')({
  staticData: { texts: laterCatalogs },
  validateSearch: ({ bets }: Record<string, unknown>): { bets?: string | undefined } => ({ bets: codeOf(bets) }),
  head: ({ match }) => ({
    meta: [pageTitle(match.context.i18n._(msg`Shared bet slip`), SITE), { name: 'robots', content: 'noindex' }],
  }),
  component: function Shared() {
    const { bets = '' } = Route.useSearch();
    return <SharedSlip key={bets} code={bets} />;
  },
});
