import { Trans, useLingui } from '@lingui/react/macro';
import { useAtom } from 'jotai';
import { MessageCircle, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { IconButton } from '@croupier/ui-kit';
import type { ChatSession } from './chat-session.ts';
import { chatOpenedAtom, unreadAtom } from './chat.atoms.ts';
import styles from './chat.module.css';

interface ChatPanelProps {
  /** Address of the provider's page. */
  frameUrl: string;
  session: ChatSession;
  open: boolean;
  onOpen: (open: boolean) => void;
}

const Message = v.variant('kind', [
  v.object({ from: v.literal('chat'), kind: v.picklist(['ready', 'failed', 'close']) }),
  v.object({ from: v.literal('chat'), kind: v.literal('message'), timestamp: v.pipe(v.string(), v.isoTimestamp()) }),
]);

/**
 * Renders a chat in its provider's sandboxed frame, over every page until it is ended. Closing it leaves a button that
 * opens it again. Ignores messages of other windows, origins or forms.
 */
export function ChatPanel({ frameUrl, session, open, onOpen }: ChatPanelProps) {
  const { t, i18n } = useLingui();
  const frame = useRef<HTMLIFrameElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLElement>(null);
  const shown = useRef(open);
  const [unread, setUnread] = useAtom(unreadAtom);
  const [, setOpened] = useAtom(chatOpenedAtom);
  const [failed, setFailed] = useState(false);
  const { origin } = new URL(frameUrl);
  const tell = (message: object) => frame.current?.contentWindow?.postMessage({ from: 'croupier', ...message }, origin);

  useEffect(() => {
    // When closed, the button takes the focus, but not before the chat was ever open.
    if (!open && shown.current) button.current?.focus();
    shown.current = open;
    if (!open) return;
    setUnread(0);
    setOpened(Date.now());
    frame.current?.focus();
  }, [open, setUnread, setOpened]);

  useEffect(() => {
    function onMessage({ source, origin: from, data }: MessageEvent) {
      if (source !== frame.current?.contentWindow || from !== origin || !v.is(Message, data)) return;
      if (data.kind === 'ready') tell({ kind: 'begin', session });
      if (data.kind === 'failed') setFailed(true);
      if (data.kind === 'close') onOpen(false);
      if (data.kind === 'message' && !shown.current) setUnread((before) => before + 1);
    }
    // Inside the frame, its own page handles the key and sends a message.
    function onKey({ key, target }: KeyboardEvent) {
      if (key === 'Escape' && panel.current?.contains(target as Node)) onOpen(false);
    }
    addEventListener('message', onMessage);
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('message', onMessage);
      removeEventListener('keydown', onKey);
    };
  });

  const address = new URL(frameUrl);
  address.searchParams.set('parent', location.origin);
  address.searchParams.set('lang', i18n.locale);
  address.searchParams.set('theme', document.documentElement.dataset['theme'] ?? 'light');
  return (
    <>
      <section ref={panel} className={styles.panel} aria-label={t`Chat`} hidden={!open}>
        <header className={styles.head}>
          <h2>
            <Trans>Chat</Trans>
          </h2>
          <IconButton
            label={t`Close the chat`}
            icon={<X size={20} aria-hidden="true" />}
            onClick={() => onOpen(false)}
          />
        </header>
        {failed ? (
          <p className={styles.failed} role="alert">
            <Trans>We couldn’t reach the chat. Please write to us instead. We’ll reply by email.</Trans>
          </p>
        ) : (
          <iframe
            ref={frame}
            src={address.href}
            title={t`Chat with our support`}
            sandbox="allow-scripts allow-same-origin allow-forms"
            referrerPolicy="no-referrer"
            className={styles.frame}
          />
        )}
      </section>
      <button
        ref={button}
        type="button"
        className={styles.button}
        hidden={open}
        onClick={() => onOpen(true)}
        aria-label={unread > 0 ? t`Open the chat, with new messages` : t`Open the chat`}
      >
        <MessageCircle size={24} aria-hidden="true" />
        {unread > 0 && <span className={styles.unread}>{unread > 1 ? '1+' : '1'}</span>}
      </button>
    </>
  );
}
