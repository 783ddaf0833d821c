import { type RefObject, useEffect, useEffectEvent } from 'react';
import * as v from 'valibot';
import { FRAME_MESSAGE, type FrameMessage, GameMessage } from '@croupier/contracts';

type ToGame = FrameMessage extends infer Message ? (Message extends unknown ? Omit<Message, 'source'> : never) : never;

/** Listens to messages of the page in the frame: only from that window, that origin and of known kinds. */
export function useGameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  origin: string,
  take: (message: GameMessage) => void,
): void {
  const received = useEffectEvent(take);
  useEffect(() => {
    const listen = ({ data, origin: from, source }: MessageEvent<unknown>) => {
      if (from !== origin || source === null || source !== frame.current?.contentWindow) return;
      const parsed = v.safeParse(GameMessage, data);
      if (parsed.success) received(parsed.output);
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [frame, origin]);
}

/** Sends a message to the page in the frame, if it still has that origin. */
export function sendToGame(frame: HTMLIFrameElement | null, origin: string, message: ToGame): void {
  frame?.contentWindow?.postMessage({ source: FRAME_MESSAGE, ...message }, origin);
}
