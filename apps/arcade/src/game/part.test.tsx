import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { type Opened, part } from './part.tsx';

i18n.activate('en');

function show(load: Parameters<typeof part>[0]) {
  const said: string[] = [];
  const game = { parent: { say: ({ kind }: { kind: string }) => said.push(kind) } } as unknown as Opened['game'];
  const View = part(load);
  render(
    <I18nProvider i18n={i18n}>
      <Suspense>
        <View game={game} gameTitle={{} as Opened['gameTitle']} />
      </Suspense>
    </I18nProvider>,
  );
  return said;
}

test('a game whose code does not come says so where it would stand, and is opened anew by a press', async () => {
  const said = show(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  await userEvent.click(await screen.findByRole('button', { name: 'Open it again' }));
  expect(said).toEqual(['ready', 'relaunch']);
});

test('a game whose code comes is shown', async () => {
  show(async () => ({ default: () => <p>Reels</p> }));
  expect(await screen.findByText('Reels')).toBeVisible();
});
