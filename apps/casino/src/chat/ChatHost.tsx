import { useLingui } from '@lingui/react/macro';
import { useAtom } from 'jotai';
import { useState } from 'react';
import { ChatPanel, chatSession, isLiveChat } from '@croupier/safer-play';
import { chatOpenAtom, usePageContext } from '@croupier/web-app';
import { usePlayer } from '../frame/usePlayer.ts';

export { catalog } from '@croupier/safer-play';

/** Renders the chat that the visitor opened, with their provider. It restarts when someone signs in or out. */
export function ChatHost() {
  const [open, setOpen] = useAtom(chatOpenAtom);
  const player = usePlayer() ?? null;
  const { origins } = usePageContext();
  const { i18n } = useLingui();
  const [link] = useState(() => location.origin + location.pathname);
  const frameUrl = (isLiveChat(player) ? origins.liveChat : undefined) ?? origins.chat;
  if (!frameUrl) return null;
  return (
    <ChatPanel
      key={player?.id ?? 'guest'}
      frameUrl={frameUrl}
      session={chatSession(player, { link, language: i18n.locale })}
      open={open === true}
      onOpen={setOpen}
    />
  );
}
