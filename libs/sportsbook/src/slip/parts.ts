// One chunk: the first selection needs all of it.
export { OpenSlip } from './OpenSlip.tsx';
export { SlipAnnouncer } from './SlipAnnouncer.tsx';
