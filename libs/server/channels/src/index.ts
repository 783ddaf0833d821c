export type { PushReply, Channel, JoinDecision, JoinRequest, SocketOwner } from './channel.ts';
export { startChannels, type Channels, type ChannelsOptions } from './channels.ts';
export { CREDENTIAL_SECONDS, type Credentials } from './credentials.ts';
export type { SocketServer } from './socket-server.ts';
/** Folder of this lib's migrations. */
export const migrations = new URL('../migrations/', import.meta.url);
