import { QueryClient } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { CallFailed } from '@croupier/api-client';
import { answering } from '@croupier/api-client/testing';
import { readSite } from '@croupier/contracts';
import { OfflineBanner } from '@croupier/shell';
import { renderWithTexts } from '@croupier/ui-kit/testing';
import { followSite } from './follow-site.ts';
import { useSiteClosed } from './site-closed.ts';

const Line = () => <OfflineBanner closed={useSiteClosed()} />;

/** Answers each poll with the next of the given states; the page waits until the test continues it. */
function site(...answers: ({ closed: boolean; until: string | null } | Error)[]) {
  const api = answering([
    [
      readSite,
      () => {
        const next = answers.length > 1 ? answers.shift()! : answers[0]!;
        if (next instanceof Error) throw next;
        return next;
      },
    ],
  ]);
  let go = () => {};
  const wait = () => new Promise<void>((resolve) => (go = resolve));
  const queryClient = new QueryClient();
  const onOpen = vi.fn();
  const follow = () => followSite({ api, queryClient }, { onOpen, wait });
  return { follow, queryClient, onOpen, look: () => act(async () => go()) };
}

// shows: flag:tech-work
test('a site shut for work says so and when it is back, also while it is away, and goes on by itself once it is open', async () => {
  const until = new Date(Date.now() + 3_600_000).toISOString();
  const shut = { closed: true, until };
  const { follow, queryClient, onOpen, look } = site(shut, new CallFailed('Network Error'), {
    closed: false,
    until: null,
  });
  queryClient.setQueryData(['balance'], 1);
  renderWithTexts(<Line />);
  await act(async () => void Promise.all([follow(), follow()]));
  expect(screen.getByRole('status')).toHaveTextContent(/The site is under maintenance\..*Expected back: /);
  await look();
  expect(screen.getByRole('status')).toHaveTextContent('The site is under maintenance');
  expect(onOpen).not.toHaveBeenCalled();
  await look();
  expect(screen.queryByText(/The site is under maintenance\./)).not.toBeInTheDocument();
  expect(onOpen).toHaveBeenCalledOnce();
  expect(queryClient.getQueryState(['balance'])?.isInvalidated).toBe(true);
});

test('one that is open again already is not called shut', async () => {
  const { follow, onOpen } = site({ closed: false, until: null });
  renderWithTexts(<Line />);
  await act(follow);
  expect(screen.queryByText(/The site is under maintenance\./)).not.toBeInTheDocument();
  expect(onOpen).toHaveBeenCalledOnce();
});
