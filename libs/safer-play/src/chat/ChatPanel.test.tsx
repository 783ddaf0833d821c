import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answering } from '@croupier/api-client/testing';
import { storedKeys } from '@croupier/contracts';
import { renderPart } from '../testing/render-part.tsx';
import { chatSession, isLiveChat } from './chat-session.ts';
import { ChatPanel } from './ChatPanel.tsx';

const at = { link: 'https://casino.example/support', language: 'de' };
const player = (...ids: number[]) => ({
  id: 7,
  email: 'ada@example.test',
  nickname: 'Ada',
  statuses: ids.map((id) => ({ id, name: `Group ${id}` })),
});
const CHAT = 'https://chat.example';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

function show() {
  function Page() {
    const [open, setOpen] = useState(true);
    return <ChatPanel frameUrl={`${CHAT}/v1/frame`} session={chatSession(player(), at)} open={open} onOpen={setOpen} />;
  }
  renderPart(answering([]), <Page />);
  const frame = document.querySelector('iframe')!;
  const told = vi.spyOn(frame.contentWindow!, 'postMessage').mockImplementation(() => undefined);
  const say = (data: object, origin = CHAT, source: Window | null = frame.contentWindow) =>
    act(() => void dispatchEvent(new MessageEvent('message', { origin, source, data: { from: 'chat', ...data } })));
  return { frame, told, say };
}
const message = { kind: 'message', timestamp: '2026-11-20T12:00:00.000Z' };
const close = () => userEvent.click(screen.getByRole('button', { name: 'Close the chat' }));

const writers: [ReturnType<typeof player> | null, number][] = [
  [null, 26],
  [player(), 1],
  [player(543), 1],
  ...[255, 256, 257, 258, 259, 21].map((id) => [player(1, id), 2] as [ReturnType<typeof player>, number]),
];

// shows: group:chat-vip; group:chat-general; group:chat-guest
test.each(writers)('%j chats in group %i', (who, group) => {
  expect(chatSession(who, at).group).toBe(group);
});

// shows: group:chat-545
test('group 545 has the live chat, everybody else the other', () => {
  expect(isLiveChat(player(545))).toBe(true);
  expect(isLiveChat(player(1, 21))).toBe(false);
  expect(isLiveChat(null)).toBe(false);
});

// shows: fields:display-name
test('a player is called by the nickname, without one by the email', () => {
  expect(chatSession(player(), at).name).toBe('Ada');
  expect(chatSession({ ...player(), nickname: null as never }, at).name).toBe('ada@example.test');
});

// shows: fields:chat-session
test('a chat is told who writes, from where and in which language, once it is ready', () => {
  const { told, say, frame } = show();
  expect(frame.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin allow-forms');
  expect(told).not.toHaveBeenCalled();
  say({ kind: 'ready' });
  expect(told).toHaveBeenCalledExactlyOnceWith(
    {
      from: 'croupier',
      kind: 'begin',
      session: {
        name: 'Ada',
        email: 'ada@example.test',
        group: 1,
        variables: { Id: '7', Link: at.link, Status: '', Project: 'Croupier', Language: 'de' },
      },
    },
    CHAT,
  );
});

// shows: chat:unread; chat:opening
test('answers that come while it is closed are counted, 1+ over one; opening resets the count and keeps the time', async () => {
  const { say } = show();
  say(message);
  await close();
  const button = screen.getByRole('button', { name: 'Open the chat' });
  expect(button).toHaveFocus();
  say(message);
  expect(button).toHaveTextContent(/^1$/);
  say(message);
  expect(button).toHaveTextContent(/^1\+$/);
  expect(button).toHaveAccessibleName('Open the chat, with new messages');
  const before = Date.now();
  await userEvent.click(button);
  expect(Number(localStorage.getItem(storedKeys.chatOpened))).toBeGreaterThanOrEqual(before);
  await close();
  expect(screen.getByRole('button', { name: 'Open the chat' })).toHaveTextContent(/^$/);
});

// shows: fields:chat-message
test('what another window, another origin or another form says is not heard', async () => {
  const { told, say } = show();
  say({ kind: 'ready' }, 'https://evil.example');
  say({ kind: 'ready' }, CHAT, window);
  say({ kind: 'open' });
  expect(told).not.toHaveBeenCalled();
  await close();
  say({ kind: 'message', timestamp: 'now' });
  say(message, 'https://evil.example');
  expect(screen.getByRole('button', { name: 'Open the chat' })).toHaveTextContent(/^$/);
});

test('a chat that fails says so and names the other way', () => {
  const { say } = show();
  say({ kind: 'failed' });
  expect(screen.getByRole('alert')).toHaveTextContent('Please write to us instead');
});

test('Escape closes it, and the way back has the focus', async () => {
  show();
  screen.getByRole('button', { name: 'Close the chat' }).focus();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Open the chat' })).toHaveFocus();
});
