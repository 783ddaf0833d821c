import { Trans } from '@lingui/react/macro';
import { MessageCircle } from 'lucide-react';
import { Button, Card } from '@croupier/ui-kit';
import styles from '../support/support.module.css';

/** Renders the button that opens the chat on the support page. */
export function ChatDoor({ onOpen }: { onOpen: () => void }) {
  return (
    <Card className={styles.card}>
      <h2>
        <Trans>Chat with us</Trans>
      </h2>
      <p className={styles.quiet}>
        <Trans>
          Another company runs the chat in its own window. It gets your name, your email address and the page you came
          from, but only once you open it.
        </Trans>
      </p>
      <Button variant="secondary" onClick={onOpen} className={styles.chat}>
        <MessageCircle size={20} aria-hidden="true" />
        <Trans>Open the chat</Trans>
      </Button>
    </Card>
  );
}
