import type { Socket } from 'node:net';
import type { Writable } from 'node:stream';
import type { WebSocket } from 'ws';

/**
 * This is the only module that uses internals of `ws`. It writes finished frames to the TCP socket, so that a broadcast
 * is framed once instead of once per reader: server frames are unmasked, so their bytes are the same for all. It also
 * decides when received data is parsed.
 */
const OPCODE_TEXT = 0x81;
const OPCODE_BINARY = 0x82;

/** Returns a complete frame, header and payload. */
export function frameOf(data: string | Buffer): Buffer {
  const opcode = typeof data === 'string' ? OPCODE_TEXT : OPCODE_BINARY;
  const size = typeof data === 'string' ? Buffer.byteLength(data) : data.length;
  const header = size < 126 ? 2 : size < 65_536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(header + size);
  frame[0] = opcode;
  if (header === 2) frame[1] = size;
  else if (header === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(size, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(size), 2);
  }
  if (typeof data === 'string') frame.write(data, header);
  else data.copy(frame, header);
  return frame;
}

/** Intercepts received data before it is parsed; the returned function parses it. */
export function takeOver(ws: WebSocket, onData: (chunk: Buffer) => void): (chunk: Buffer) => void {
  const socket = rawSocket(ws);
  const { _receiver: receiver } = ws as unknown as { _receiver: Writable };
  const theirs = socket.listeners('data') as (() => void)[];
  socket.on('data', onData); // First, because an emitter that is briefly without a listener uses half a kilobyte more.
  for (const listener of theirs) socket.off('data', listener);
  return (chunk) => {
    if (receiver.writable) receiver.write(chunk);
  };
}

/** Returns the socket that frames of this connection are written to. */
export const rawSocket = (ws: WebSocket): Socket => (ws as unknown as { _socket: Socket })._socket;
