import { DialogContent, type DialogContentProps } from './DialogContent.tsx';
import { DialogFrame, type DialogFrameProps } from './DialogFrame.tsx';

export type DialogProps = DialogFrameProps & DialogContentProps;

/**
 * Renders the base of every modal: the browser's own dialog, so that the page behind is inert, Escape closes it and the
 * focus returns.
 */
export function Dialog({ title, onBack, aside, footer, bare, children, ...frame }: DialogProps) {
  return (
    <DialogFrame {...frame}>
      <DialogContent {...{ title, onBack, aside, footer, bare }}>{children}</DialogContent>
    </DialogFrame>
  );
}
