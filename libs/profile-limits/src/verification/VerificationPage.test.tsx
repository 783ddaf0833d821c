import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { answering } from '@croupier/api-client/testing';
import { type PlayerDocument, readVerification, withdrawDocument } from '@croupier/contracts';
import { renderProfile } from '../testing/render-profile.tsx';
import { VerificationPage } from './VerificationPage.tsx';

const document = (changes: Partial<PlayerDocument> = {}): PlayerDocument => ({
  id: '0b5f2b8e-4a4c-4f5e-9f43-6d1f0c7f3a01',
  kind: 'identity',
  state: 'uploaded',
  file_name: 'pass.png',
  media_type: 'image/png',
  bytes: 1000,
  uploaded_at: '2026-11-20T10:00:00.000Z',
  decided_at: null,
  valid_until: null,
  reason: null,
  ...changes,
});

/** Stub of the browser's upload request. The test sets its progress and its result. */
class FakeRequest {
  static made: FakeRequest[] = [];
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  headers: Record<string, string> = {};
  status = 0;
  responseText = '';
  url = '';
  aborted = false;
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  constructor() {
    FakeRequest.made.push(this);
  }
  open(_: string, url: string) {
    this.url = url;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send() {}
  abort() {
    this.aborted = true;
    this.onabort?.();
  }
  answer(status: number, body: unknown) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.onload?.();
  }
}
const sent = (at = -1) => FakeRequest.made.at(at)!;

beforeEach(() => {
  FakeRequest.made = [];
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  return () => vi.unstubAllGlobals();
});

function show(documents: PlayerDocument[] = [], verified = false) {
  const withdrawn: unknown[] = [];
  const reply = { verified, required: ['identity' as const, 'address' as const], documents };
  const api = answering([
    [readVerification, () => reply],
    [withdrawDocument, ({ params }: Record<string, unknown>) => void withdrawn.push(params)],
  ]);
  renderProfile(api, <VerificationPage />);
  return { reply, withdrawn, user: userEvent.setup({ delay: null }) };
}

const file = (name = 'pass.png', content: BlobPart = 'x'.repeat(100)) =>
  new File([content], name, { type: 'image/png' });
const choose = async (user: ReturnType<typeof userEvent.setup>, ...files: File[]) =>
  user.upload(await screen.findByLabelText('Choose a file: Identity'), files);

test('a file goes out under a key of its own, shows how far it is, and becomes a document', async () => {
  const { user, reply } = show();
  await choose(user, file());
  expect(sent().url).toBe('/api/player/documents/identity?file_name=pass.png');
  expect(sent().headers['Idempotency-Key']).toMatch(/^[0-9a-f-]{36}$/);
  act(() => sent().upload.onprogress!({ loaded: 40, total: 100 }));
  expect(screen.getByRole('progressbar', { name: 'pass.png' })).toHaveAttribute('aria-valuetext', '40%');
  reply.documents = [document()];
  act(() => sent().answer(201, document()));
  expect(await screen.findByText('Received')).toBeInTheDocument();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

test('files go one after another; one that is refused says why and the next goes on', async () => {
  const { user } = show();
  await choose(user, file('one.png'), file('two.png'));
  expect(FakeRequest.made).toHaveLength(1);
  act(() => sent().answer(422, { errors: { file: { file_broken: 'This file is damaged.' } } }));
  expect(await screen.findByText('This file is damaged.')).toBeInTheDocument();
  await vi.waitFor(() => expect(FakeRequest.made).toHaveLength(2));
  const alert = screen.getByRole('alert').closest('li')!;
  expect(within(alert).queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  await user.click(within(alert).getByRole('button', { name: 'Remove' }));
  expect(screen.queryByText('one.png')).not.toBeInTheDocument();
});

test('one that was cut off is sent again under the same key', async () => {
  const { user } = show();
  await choose(user, file());
  act(() => sent().onerror!());
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await vi.waitFor(() => expect(FakeRequest.made).toHaveLength(2));
  expect(sent(1).headers['Idempotency-Key']).toBe(sent(0).headers['Idempotency-Key']);
});

test('what is too large or empty is refused before a byte of it leaves', async () => {
  const { user } = show();
  await choose(user, file('huge.png', new Uint8Array(10 * 1024 * 1024 + 1)), file('empty.png', ''));
  expect(screen.getAllByRole('alert')).toHaveLength(2);
  expect(FakeRequest.made).toHaveLength(0);
});

test('an upload can be called off', async () => {
  const { user } = show();
  await choose(user, file());
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(sent().aborted).toBe(true);
  expect(screen.queryByText('pass.png')).not.toBeInTheDocument();
});

// shows: route:/users/verification
test('each document says how far it is, and a declined one why', async () => {
  show([
    document({ state: 'declined', reason: 'unreadable', decided_at: '2026-11-21T10:00:00.000Z' }),
    document({
      id: '0b5f2b8e-4a4c-4f5e-9f43-6d1f0c7f3a02',
      kind: 'address',
      state: 'approved',
      file_name: 'bill.pdf',
      decided_at: '2026-11-21T10:00:00.000Z',
      valid_until: '2029-11-21T10:00:00.000Z',
    }),
  ]);
  expect(await screen.findByText(/We can’t read it\./)).toBeInTheDocument();
  const address = screen.getByRole('region', { name: 'Address' });
  expect(within(address).getByText('Done')).toBeInTheDocument();
  expect(within(address).getByText(/valid until/)).toBeInTheDocument();
  expect(within(address).queryByRole('button', { name: /Cancel/ })).not.toBeInTheDocument();
});

test('what nobody has looked at can be taken back, and as many as may wait are no more', async () => {
  const four = [1, 2, 3, 4].map((at) =>
    document({ id: `0b5f2b8e-4a4c-4f5e-9f43-6d1f0c7f3a0${at}`, file_name: `${at}.png` }),
  );
  const { user, withdrawn } = show(four);
  expect(await screen.findByRole('button', { name: 'Upload: Identity' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Cancel 2.png' }));
  expect(withdrawn).toEqual([{ id: four[1]!.id }]);
});

test('who is verified reads so first', async () => {
  show([], true);
  expect(await screen.findByText(/You’re verified\./)).toBeInTheDocument();
});
