import * as v from 'valibot';
import { FRAME_MESSAGE, FrameMessage, GAME_MESSAGE, type GameMessage } from '@croupier/contracts';

type Said = GameMessage extends infer Message ? (Message extends GameMessage ? Omit<Message, 'source'> : never) : never;

export interface ParentPage {
  say(message: Said): void;
  /** Listens for messages; returns the function that stops it. */
  listen(receive: (message: FrameMessage) => void): () => void;
}

/**
 * Opens the channel to the embedding page at one exact origin: it sends nothing elsewhere and ignores messages from
 * elsewhere.
 */
export function parentPage(origin: string, here: Window = window): ParentPage {
  return {
    say(message) {
      if (here.parent !== here) here.parent.postMessage({ source: GAME_MESSAGE, ...message }, origin);
    },
    listen(receive) {
      const onMessage = (event: MessageEvent<unknown>): void => {
        if (event.origin !== origin || event.source !== here.parent) return;
        const parsed = v.safeParse(FrameMessage, event.data);
        if (parsed.success && parsed.output.source === FRAME_MESSAGE) receive(parsed.output);
      };
      here.addEventListener('message', onMessage);
      return () => here.removeEventListener('message', onMessage);
    },
  };
}

/**
 * Returns the origins that may embed this page before the session is known: the browser's own answer, else the sites
 * that use this game host. `frame-ancestors` blocks every other site, and a message to an origin that isn't the
 * parent's is dropped.
 */
export function likelyParentOrigins(here: Window = window): readonly string[] {
  const [ancestor] = here.location.ancestorOrigins ?? [];
  if (ancestor) return [ancestor];
  const site = here.location.host.replace(/^games\./, '');
  return [`${here.location.protocol}//${site}`, `${here.location.protocol}//sport.${site}`];
}
