import { Dialog, type DialogProps } from './Dialog.tsx';

type Placed = Omit<DialogProps, 'placement'>;

/** Renders a dialog at the bottom of a phone, and in the middle of wider screens. */
export function Sheet(props: Placed) {
  return <Dialog {...props} placement="sheet" />;
}

/** Renders a dialog at the side, for menus or a tablet's bet slip. */
export function Drawer({ side = 'end', ...props }: Placed & { side?: 'start' | 'end' }) {
  return <Dialog {...props} placement={side} />;
}
