import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answering } from '@croupier/api-client/testing';
import { RealtimeProvider } from '@croupier/realtime';
import { renderProfile } from '../testing/render-profile.tsx';
import { WatchDecisions } from './WatchDecisions.tsx';

// shows: topic:verification
test('what was decided about a document is said on whatever page the player is, and leads to the page of verification', async () => {
  let tell: (name: string, data: unknown) => void = () => undefined;
  const realtime = {
    listen: (_topic: string, { event }: { event: typeof tell }) => {
      tell = event;
      return () => undefined;
    },
  };
  renderProfile(
    answering([]),
    <RealtimeProvider realtime={realtime as never}>
      <WatchDecisions url="https://casino.test/users/verification" />
    </RealtimeProvider>,
  );
  act(() => tell('decided', { kind: 'identity', state: 'approved', reason: null, verified: true }));
  expect(await screen.findByRole('link', { name: 'Open' })).toHaveAttribute(
    'href',
    'https://casino.test/users/verification',
  );
});
