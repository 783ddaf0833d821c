import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/')({
  head: () => ({ meta: [{ title: 'Croupier' }] }),
  component: Home,
});

function Home() {
  return (
    <main>
      <h1>
        <Trans>A good table, clear rules</Trans>
      </h1>
    </main>
  );
}
