import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { CallFailed, CallRefused } from '@croupier/api-client';
import { answering } from '@croupier/api-client/testing';
import { sendContactMessage } from '@croupier/contracts';
import { renderPart } from '../testing/render-part.tsx';
import { ContactForm } from './ContactForm.tsx';

interface Sent {
  body: { id: string; topic: string; email?: string; text: string };
}
const sent: Sent['body'][] = [];
beforeEach(() => {
  sent.length = 0;
  sessionStorage.clear();
});

function show(answer: () => unknown = () => undefined, playerEmail: string | null = null) {
  const take = vi.fn((input: unknown) => {
    sent.push((input as Sent).body);
    return answer();
  });
  return renderPart(
    answering([[sendContactMessage, take]]),
    <ContactForm topic="withdrawal" playerEmail={playerEmail} />,
  );
}
const press = () => userEvent.click(screen.getByRole('button', { name: 'Send the message' }));
async function write() {
  await userEvent.type(screen.getByLabelText('Email'), 'ada@example.test');
  await userEvent.type(screen.getByLabelText('Your message'), 'Where is it?');
}

// shows: error:rethrown-contact
test('each error of the response stands at its field, the others above the button; nothing typed is lost', async () => {
  show(() => {
    throw new CallRefused(422, {
      errors: { email: { invalid: 'No such mailbox.' }, text: { invalid: 'Too short.' }, base: { busy: 'Busy now.' } },
    });
  });
  await write();
  await press();
  expect(await screen.findByText('No such mailbox.')).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveAttribute('aria-invalid', 'true');
  expect(screen.getByText('Too short.')).toBeVisible();
  expect(screen.getByText('Busy now.')).toBeVisible();
  expect(screen.getByLabelText('Your message')).toHaveValue('Where is it?');
});

test('after a lost answer, and after a reload, it is the same message that is sent', async () => {
  let away = true;
  const answer = () => {
    if (away) throw new CallFailed('Network Error');
  };
  const { unmount } = show(answer);
  await write();
  await press();
  expect(await screen.findByText(/What you typed is still here/)).toBeVisible();
  unmount();
  away = false;
  show(answer);
  expect(await screen.findByDisplayValue('Where is it?')).toBeVisible();
  await press();
  expect(await screen.findByRole('heading', { name: 'We’ve received your message' })).toHaveFocus();
  expect(sent[1]).toEqual(sent[0]);
  expect(sessionStorage.length).toBe(0);
  await userEvent.click(screen.getByRole('button', { name: 'Send another message' }));
  expect(screen.getByLabelText('Your message')).toHaveValue('');
});

test('what is missing is said before anything is sent, and the first field has the focus', async () => {
  show();
  await press();
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(screen.getByLabelText('Email')).toHaveAttribute('aria-invalid', 'true');
  expect(screen.getByLabelText('Your message')).toHaveAttribute('aria-invalid', 'true');
  expect(sent).toEqual([]);
});

test('a player is told where the answer goes, and asked for no address; two presses are one message', async () => {
  show(() => new Promise(() => undefined), 'ada@example.test');
  expect(screen.queryByLabelText('Email')).toBeNull();
  expect(screen.getByText(/We’ll reply to ada@example.test/)).toBeVisible();
  await userEvent.type(screen.getByLabelText('Your message'), 'Where is it?');
  await press();
  await press();
  expect(sent).toEqual([{ id: expect.any(String), topic: 'withdrawal', name: '', text: 'Where is it?' }]);
});
