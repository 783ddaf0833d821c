export type { PushContext } from './context.ts';
export { forgetPushDevices, ownPushDevices, readPushDevices, savePushDevice } from './devices.ts';
export { pushKeys, type PushKeys } from './keys.ts';
export { notifyPlayers } from './notify.ts';
export { pushPost } from './post.ts';
export { pushJob, sendNotice } from './send-notice.ts';

/** Folder of this lib's migrations. */
export const migrations = new URL('../migrations/', import.meta.url);
