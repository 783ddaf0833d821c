import { Trans } from '@lingui/react/macro';

export function HomePage() {
  return (
    <div className="page-width">
      <h1>
        <Trans>A good table, clear rules</Trans>
      </h1>
    </div>
  );
}
