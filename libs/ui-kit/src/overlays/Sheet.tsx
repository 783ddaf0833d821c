import { Dialog, type DialogProps } from './Dialog.tsx';

type Placed = Omit<DialogProps, 'placement'>;

/** From the bottom on a phone, in the middle elsewhere. */
export function Sheet(props: Placed) {
  return <Dialog {...props} placement="sheet" />;
}

/** From the side: menus, the bet slip on a tablet. */
export function Drawer({ side = 'end', ...props }: Placed & { side?: 'start' | 'end' }) {
  return <Dialog {...props} placement={side} />;
}
