import { useLingui } from '@lingui/react/macro';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../actions/Button.tsx';
import { drawPicture, type ShareWords } from './draw-picture.ts';

export interface ShareButtonProps {
  words: ShareWords;
  /** Name of the file: `place-one-bright-spin`. */
  name: string;
}

/**
 * Renders a button that draws a picture in the browser and passes it to the device's share dialog, or downloads it if
 * there is none.
 */
export function ShareButton({ words, name }: ShareButtonProps) {
  const { t } = useLingui();
  const [busy, setBusy] = useState(false);
  async function share() {
    setBusy(true);
    try {
      await sharePicture(words, `${name}.png`);
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button variant="quiet" loading={busy} onClick={() => void share()}>
      <Share2 size={20} aria-hidden="true" /> {t`Share as a picture`}
    </Button>
  );
}

async function sharePicture(words: ShareWords, name: string): Promise<void> {
  const canvas = document.createElement('canvas');
  await document.fonts.ready;
  drawPicture(canvas, words);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) return;
  const file = new File([blob], name, { type: 'image/png' });
  if (navigator.canShare?.({ files: [file] })) {
    // Closing the device's share dialog is not a failure.
    await navigator.share({ files: [file] }).catch(() => undefined);
    return;
  }
  const url = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}
