import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/sport/')({
  head: () => ({ meta: [{ title: 'Croupier Sport' }] }),
  component: Sport,
});

function Sport() {
  return (
    <main>
      <h1>
        <Trans>Sport</Trans>
      </h1>
    </main>
  );
}
