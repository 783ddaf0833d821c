// One piece: whoever chooses a price needs all of it.
export { OpenSlip } from './OpenSlip.tsx';
export { SlipAnnouncer } from './SlipAnnouncer.tsx';
