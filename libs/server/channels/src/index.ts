export { type PushReply, type Channel, type JoinDecision, type JoinRequest, type SocketOwner } from './channel.ts';
export { startChannels, type Channels, type ChannelsOptions } from './channels.ts';
export { CREDENTIAL_SECONDS, createCredentials, type Credentials } from './credentials.ts';
export { encodeBinaryBroadcast, encodeBinaryPush, encodeText } from './frame.ts';
export { createSocketServer, type SocketServer } from './socket-server.ts';
export { Topics } from './topics.ts';

/** The folder of this lib's migrations. */
export const migrations = new URL('../migrations/', import.meta.url);
