import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';
import { MessageCircle, MessageCircleOff } from 'lucide-react';
import { CallRefused, useApi } from '@croupier/api-client';
import { type LivePhrase, type LiveSaid, livePhrases, storedKeys } from '@croupier/contracts';
import { refusalMessage } from '@croupier/i18n';
import { Button, Card, Checkbox, chipClass, Chips } from '@croupier/ui-kit';
import type { LiveHost } from './live-host.ts';
import live from './live.module.css';
import { liveTableQuery, withSaid } from './live.query.ts';
import styles from './talk.module.css';
import { usePhraseTexts } from './usePhraseTexts.ts';

/** Chat setting of this device: shown, also announced to screen readers, or off. */
const talkAtom = /* @__PURE__ */ atomWithStorage<'shown' | 'aloud' | 'muted'>(storedKeys.liveChat, 'shown');

/** Server's mask for players without a name. */
const NAMELESS = '***';

/** Renders the players' messages at the table and the phrases to send. */
export function TableTalk({ slug, said, host }: { slug: string; said: readonly LiveSaid[]; host: LiveHost }) {
  const { t } = useLingui();
  const [talk, setTalk] = useAtom(talkAtom);
  const isMuted = talk === 'muted';
  return (
    <Card className={live.part}>
      <div className={styles.head}>
        <h2>
          <Trans>Table chat</Trans>
        </h2>
        <Button variant="quiet" size="small" onClick={() => setTalk(isMuted ? 'shown' : 'muted')}>
          {isMuted ? <MessageCircle size={18} aria-hidden="true" /> : <MessageCircleOff size={18} aria-hidden="true" />}{' '}
          {isMuted ? <Trans>Show chat</Trans> : <Trans>Hide chat</Trans>}
        </Button>
      </div>
      {!isMuted && (
        <>
          <SaidList said={said} isAloud={talk === 'aloud'} />
          {host.signedIn && <Say slug={slug} host={host} />}
          <Checkbox
            asSwitch
            label={t`Read new messages aloud`}
            hint={t`With your screen reader, one at a time.`}
            checked={talk === 'aloud'}
            onChange={({ target }) => setTalk(target.checked ? 'aloud' : 'shown')}
          />
        </>
      )}
    </Card>
  );
}

function SaidList({ said, isAloud }: { said: readonly LiveSaid[]; isAloud: boolean }) {
  const { t } = useLingui();
  const texts = usePhraseTexts();
  return (
    <>
      {said.length === 0 && (
        <p className={live.small}>
          <Trans>No messages in the last few minutes.</Trans>
        </p>
      )}
      <div
        role="log"
        aria-label={t`Messages, newest first`}
        aria-live={isAloud ? 'polite' : 'off'}
        aria-relevant="additions"
        className={styles.said}
      >
        {said.map(({ phrase, at, nickname, colour, others }) => (
          <p key={`${at} ${phrase}`}>
            <span className={live.dot} data-colour={colour} aria-hidden="true" />
            <span>
              <span className={styles.who}>
                {nickname === NAMELESS ? t`A player` : nickname}
                {others > 0 && (
                  <>
                    {' '}
                    <Plural value={others} one="and # other" other="and # others" />
                  </>
                )}
              </span>{' '}
              {texts[phrase]}
            </span>
          </p>
        ))}
      </div>
    </>
  );
}

function Say({ slug, host }: { slug: string; host: LiveHost }) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const texts = usePhraseTexts();
  const saying = useMutation({
    mutationFn: async (phrase: LivePhrase) => (await import('./live-calls.ts')).say(api, slug, phrase),
    onSuccess: (said) =>
      queryClient.setQueryData(
        liveTableQuery(api, slug, host.currency).queryKey,
        (state) => state && withSaid(state, said),
      ),
  });
  const [reason] = saying.error instanceof CallRefused ? saying.error.fields : [];
  return (
    <>
      <Chips label={t`Send to the table`} className={styles.phrases}>
        {livePhrases.map((phrase) => (
          <button
            key={phrase}
            type="button"
            className={chipClass}
            onClick={() => !saying.isPending && saying.mutate(phrase)}
          >
            {texts[phrase]}
          </button>
        ))}
      </Chips>
      {saying.isError && (
        <p role="alert" className={live.small}>
          {reason ? refusalMessage(i18n, reason) : t`We got no response, so your message may not have been sent.`}
        </p>
      )}
    </>
  );
}
