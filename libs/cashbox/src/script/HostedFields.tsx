import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Skeleton } from '@croupier/ui-kit';
import styles from './hosted-fields.module.css';
import { PaymentsProblem, within } from './load-script.ts';
import type { MountedFields, PaymentAction, PaymentsScript } from './payments-script.ts';
import { currentTheme } from './script.query.ts';
import { ScriptProblem } from './ScriptProblem.tsx';

const READY_MS = 12_000;

interface HostedFieldsProps {
  script: PaymentsScript;
  methodId: string;
  action: PaymentAction;
  /** Called with the fields once mounted, and with null when they are removed. */
  onFields: (fields: MountedFields | null) => void;
}

/** Renders the provider's own fields in its frame. Their input never reaches this page. */
export function HostedFields({ script, methodId, action, onFields }: HostedFieldsProps) {
  const { t } = useLingui();
  const container = useRef<HTMLDivElement>(null);
  const [tried, setTried] = useState(1);
  const [state, setState] = useState<'waiting' | 'ready' | PaymentsProblem>('waiting');
  const title = t`Payment details`;

  const report = useEffectEvent(onFields);
  useEffect(() => {
    if (!container.current) return;
    script.config({ theme: currentTheme() });
    const mounted = script.mountFields(container.current, { id: methodId, paymentAction: action, title });
    const leaving = new AbortController();
    report(mounted);
    within(mounted.ready, READY_MS, 'no_answer').then(
      () => !leaving.signal.aborted && setState('ready'),
      (error: PaymentsProblem) => !leaving.signal.aborted && setState(error),
    );
    return () => {
      leaving.abort();
      report(null);
      mounted.destroy();
    };
  }, [script, methodId, action, title, tried]);

  const retry = () => {
    setState('waiting');
    setTried(tried + 1);
  };
  return (
    <div className={styles.box} aria-busy={state === 'waiting'}>
      {state === 'waiting' && (
        <div className={styles.waiting}>
          <Skeleton height={52} />
          <Skeleton height={52} />
        </div>
      )}
      {state instanceof PaymentsProblem && <ScriptProblem problem={state} onRetry={retry} retrying={false} />}
      <div ref={container} className={state === 'ready' ? undefined : styles.hidden} />
    </div>
  );
}
