import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { WithTexts } from '../testing/index.ts';
import { ShareButton } from './ShareButton.tsx';

const picture = new Blob(['a picture'], { type: 'image/png' });
let written: string[] = [];

function prepare() {
  written = [];
  const context = {
    fillText: (text: string) => written.push(text),
    measureText: (text: string) => ({ width: text.length * 60 }),
  };
  const nothing = new Proxy(context, { get: (known, key) => known[key as never] ?? (() => undefined) });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(nothing as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(picture));
  Object.defineProperty(document, 'fonts', { configurable: true, value: { ready: Promise.resolve() } });
  const user = userEvent.setup();
  render(
    <WithTexts>
      <ShareButton words={{ title: 'One Bright Spin', figure: 'Place 2 of 40', note: 'Prize: €50.00' }} name="place" />
    </WithTexts>,
  );
  return () => user.click(screen.getByRole('button', { name: 'Share as a picture' }));
}
afterEach(() => vi.restoreAllMocks());

test('the picture says what was reached and nothing of the player, and goes to the device’s own sharing', async () => {
  const share = vi.fn(async () => undefined);
  Object.assign(navigator, { canShare: () => true, share });
  await prepare()();
  expect(written).toEqual(['One Bright Spin', 'Place 2 of 40', 'Prize: €50.00', 'Croupier']);
  expect(share).toHaveBeenCalledWith({ files: [expect.objectContaining({ name: 'place.png', type: 'image/png' })] });
});

test('where a device has no sharing the picture is downloaded', async () => {
  Object.assign(navigator, { canShare: undefined });
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined });
  let downloaded = '';
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    downloaded = this.download;
  });
  await prepare()();
  expect(downloaded).toBe('place.png');
});
