import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { PaymentOrder } from '../payment/payment-order.ts';
import { HostedFields } from './HostedFields.tsx';
import type { MountedFields, PaymentAction, PaymentsScript } from './payments-script.ts';
import { fieldsQuery } from './script.query.ts';
import { ScriptProblem } from './ScriptProblem.tsx';

/** Mounts the provider's fields for an order. A saved method has none. */
export function useOrderFields(script: PaymentsScript, { currency, choice }: PaymentOrder, action: PaymentAction) {
  const fields = useRef<MountedFields | null>(null);
  const methodId = choice.profile ? undefined : choice.method.id;
  const asked = useQuery(fieldsQuery({ script, currency, action, methodId }));
  const hosted = asked.data?.some((field) => field.hosted) ?? false;
  const ready = choice.profile !== null || asked.data !== undefined;
  const holdFields = (mounted: MountedFields | null) => {
    fields.current = mounted;
  };
  const shown = (
    <>
      {hosted && <HostedFields script={script} methodId={choice.method.id} action={action} onFields={holdFields} />}
      {asked.error && (
        <ScriptProblem problem={asked.error} onRetry={() => void asked.refetch()} retrying={asked.isFetching} />
      )}
    </>
  );
  return { fields, hosted, ready, shown };
}
