/** Session that a socket belongs to; null for a visitor. */
export interface SocketOwner {
  playerId: number;
  sessionId: string;
}

export interface JoinRequest {
  topic: string;
  owner: SocketOwner | null;
  /** Payload of the join. */
  params: Record<string, unknown>;
}

export type JoinDecision = { ok: true } | { ok: false; reason: string };

/** Reply to a push; bytes are sent as a binary reply. */
export type PushReply = { status: 'ok' | 'error'; response: unknown } | null;

/** Kind of topic: decides on joins and handles clients' pushes. */
export interface Channel {
  matches(topic: string): boolean;
  join(request: JoinRequest): Promise<JoinDecision> | JoinDecision;
  /** If missing, clients can only listen. Throwing closes the channel with `phx_error`. */
  push?(event: string, payload: unknown, topic: string): Promise<PushReply> | PushReply;
}
