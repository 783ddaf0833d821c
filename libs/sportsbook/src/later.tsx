import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { ErrorState } from '@croupier/ui-kit';
import { loadLaterTexts } from './catalog.ts';

export interface Later<Props> {
  (props: Props): ReactNode;
  /** Fetches code and texts before they are shown. */
  readonly load: (i18n: I18n) => Promise<void>;
}

/** Delay before a failed part without a placeholder is fetched again. */
const RETRY_MS = 3_000;

/**
 * Wraps a part the front page doesn't need. Its code and texts load together when it is first shown. The server doesn't
 * render it. `waiting` is shown until it has loaded.
 */
export function later<Props extends object>(
  fetchCode: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
): Later<Props> {
  let Part: ComponentType<Props> | undefined;
  const load = async (i18n: I18n) => {
    const [part] = await Promise.all([Part ?? fetchCode(), loadLaterTexts(i18n)]);
    Part = part;
  };
  function Shown(props: Props) {
    const { i18n } = useLingui();
    const [state, setState] = useState<'ready' | 'coming' | 'failed'>(Part ? 'ready' : 'coming');
    // Loaded texts replace the `i18n` object, which must not restart the load.
    const begin = useEffectEvent(() => load(i18n));
    useEffect(() => {
      let gone = false;
      const end = (now: typeof state) => () => gone || setState(now);
      if (state === 'coming') begin().then(end('ready'), end('failed'));
      const again = state === 'failed' && !waiting ? setTimeout(end('coming'), RETRY_MS) : undefined;
      return () => {
        gone = true;
        clearTimeout(again);
      };
    }, [state]);
    if (Part) return <Part {...props} />;
    return state === 'failed' && waiting ? <ErrorState onRetry={() => setState('coming')} /> : waiting;
  }
  return Object.assign(Shown, { load });
}
