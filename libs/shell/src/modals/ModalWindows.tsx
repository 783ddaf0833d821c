import { useCallback, useMemo, useState } from 'react';
import { DialogFrame, type DialogFrameProps } from '@croupier/ui-kit';
import { ConfirmClose } from './ConfirmClose.tsx';
import { ModalContext } from './modal-context.ts';
import type { ModalOptions } from './modal-options.ts';
import { modals, type OpenModal } from './modal-stack.ts';
import { ModalBody } from './ModalBody.tsx';

interface ModalWindowsProps {
  open: readonly OpenModal[];
  onClosed?: ((name: string) => void) | undefined;
}

export function ModalWindows({ open, onClosed }: ModalWindowsProps) {
  const top = open.findLast((modal) => !modal.closing);
  return open.map((modal) => (
    <ModalWindow key={modal.opening} modal={modal} covered={!modal.closing && modal !== top} onClosed={onClosed} />
  ));
}

function placementOf({ bottomSide, mobileFriendly = true }: ModalOptions): DialogFrameProps['placement'] {
  if (bottomSide) return 'bottom';
  return mobileFriendly ? 'sheet' : 'center';
}

interface ModalWindowProps {
  modal: OpenModal;
  covered: boolean;
  onClosed: ModalWindowsProps['onClosed'];
}

function ModalWindow({ modal, covered, onClosed }: ModalWindowProps) {
  const { name, options, closing } = modal;
  const [asking, setAsking] = useState(false);
  const close = useCallback(
    (how?: { immediate?: boolean }) => {
      modals.close(name, how);
      onClosed?.(name);
    },
    [name, onClosed],
  );
  const handle = useMemo(
    () => ({ name, close, setConfirmClose: (confirmClose: boolean) => modals.change(name, { confirmClose }) }),
    [name, close],
  );
  const ask = useCallback(() => (options.confirmClose ? setAsking(true) : close()), [options.confirmClose, close]);
  return (
    <DialogFrame
      open={!closing}
      onClose={ask}
      label={options.label}
      size={options.fullScreen ? 'full' : (options.size ?? 'medium')}
      placement={placementOf(options)}
      fullOnPhone={options.fullScreenMobile ?? false}
      showClose={options.showClose ?? true}
      blockOverlay={options.blockCloseOverlay ?? false}
      covered={covered}
    >
      <ModalContext value={handle}>
        <ModalBody name={name} props={modal.props} />
      </ModalContext>
      <ConfirmClose open={asking && !closing} onStay={() => setAsking(false)} onLeave={() => close()} />
    </DialogFrame>
  );
}
