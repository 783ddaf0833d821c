import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useRef } from 'react';
import { useApi } from '@croupier/api-client';
import { isBot, logError } from '@croupier/shell';
import { type CaptchaFrame, CaptchaNotStarted, connectCaptcha } from './captcha-frame.ts';
import styles from './captcha.module.css';
import { settingsQuery } from './settings.query.ts';

/** Interval of retries for the settings (specification §5). */
const RETRY_MS = 1000;

export type CaptchaAction = 'sign_up' | 'confirmation';

export interface Captcha {
  /**
   * Invisible, sandboxed frame with the service's page, to be put into the form. Null until the settings name a
   * service.
   */
  frame: ReactNode;
  /** Returns the value for `captcha`. Undefined without one; the request is then sent without it. Never rejects. */
  token: () => Promise<string | undefined>;
}

/** Returns the optional captcha of a form. Source: specification §5 and §8. */
export function useCaptcha(action: CaptchaAction): Captcha {
  const settings = useQuery({
    ...settingsQuery(useApi()),
    enabled: !isBot(navigator.userAgent),
    // Retries until the settings have loaded.
    refetchInterval: ({ state }) => (state.data ? false : RETRY_MS),
  });
  const connection = useRef<CaptchaFrame | null>(null);
  const connect = useCallback((frame: HTMLIFrameElement | null) => {
    connection.current?.close();
    connection.current = frame && connectCaptcha(frame);
  }, []);

  async function token() {
    try {
      return await connection.current?.token(action);
    } catch (error) {
      const label = error instanceof CaptchaNotStarted ? 'INIT_RE_CAPTCHA_ERROR' : 'GET_RE_CAPTCHA_KEY_ERROR';
      logError(error, { label });
      return undefined;
    }
  }

  const source = frameSource(settings.data?.captcha, action);
  return {
    token,
    frame: source && (
      <iframe
        key={source}
        ref={connect}
        className={styles.frame}
        src={source}
        sandbox="allow-scripts allow-same-origin"
        referrerPolicy="no-referrer"
        tabIndex={-1}
        aria-hidden="true"
        title="captcha"
      />
    ),
  };
}

interface CaptchaSettings {
  site_key: string | null;
  enabled_register: boolean;
  frame_url: string | null;
}

function frameSource(captcha: CaptchaSettings | undefined, action: CaptchaAction): string | null {
  if (!captcha?.site_key || !captcha.frame_url) return null;
  if (action === 'sign_up' && !captcha.enabled_register) return null;
  const { site_key, frame_url } = captcha;
  return `${frame_url}?${new URLSearchParams({ site_key, parent: location.origin })}`;
}
