import { type RefObject, useCallback, useEffect, useRef } from 'react';
import * as v from 'valibot';
import { FRAME_MESSAGE, type FrameMessage, GameMessage } from '@croupier/contracts';

type ToGame = FrameMessage extends infer Message ? (Message extends unknown ? Omit<Message, 'source'> : never) : never;

/** Talks with the page in the frame: only with that window, only at that origin, only in messages both sides know. */
export function useGameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  origin: string,
  take: (message: GameMessage) => void,
) {
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    const listen = ({ data, origin: from, source }: MessageEvent<unknown>) => {
      if (from !== origin || source === null || source !== frame.current?.contentWindow) return;
      const parsed = v.safeParse(GameMessage, data);
      if (parsed.success) latest.current(parsed.output);
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [frame, origin]);

  return useCallback(
    (message: ToGame) => frame.current?.contentWindow?.postMessage({ source: FRAME_MESSAGE, ...message }, origin),
    [frame, origin],
  );
}
