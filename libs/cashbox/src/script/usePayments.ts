import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { playerQuery, useApi } from '@croupier/api-client';
import type { CurrencyCode } from '@croupier/money';
import type { PaymentAction, PaymentMethod, PaymentsScript } from './payments-script.ts';
import { methodsQuery, scriptQuery } from './script.query.ts';

/** Group whose players don't see instant bank transfers. Specification §6. */
const NO_SOFORT_GROUP = 631;

export interface Payments {
  script: PaymentsScript | undefined;
  methods: PaymentMethod[] | undefined;
  reauthenticationRequired: boolean;
  recallMinutes: number | null;
  /** Reason there are no methods. `retry` starts again without losing input. */
  problem: Error | null;
  retry: () => void;
  retrying: boolean;
}

/** Returns the provider's script and its methods in a currency, or the problem with them. */
export function usePayments(currency: CurrencyCode, action: PaymentAction): Payments {
  const api = useApi();
  const { i18n } = useLingui();
  const player = useQuery(playerQuery(api)).data;
  const loaded = useQuery(scriptQuery(api, i18n.locale, player?.id));
  const script = loaded.data?.script;
  const listed = useQuery(methodsQuery({ script, currency, action }));
  const hidesSofort = player?.statuses.some(({ id }) => id === NO_SOFORT_GROUP) ?? false;
  return {
    script,
    methods: listed.data?.filter(({ brand }) => !(hidesSofort && brand === 'sofort')),
    reauthenticationRequired: loaded.data?.setup.reauthentication_required ?? false,
    recallMinutes: loaded.data?.setup.recall_minutes ?? null,
    problem: loaded.error ?? listed.error,
    retry: () => void (loaded.error ? loaded.refetch() : listed.refetch()),
    retrying: loaded.isFetching || listed.isFetching,
  };
}
