import { useLingui } from '@lingui/react/macro';
import { type CurrencyCode, formatMoney } from '@croupier/money';
import { EmptyState, RadioCards, Skeleton } from '@croupier/ui-kit';
import { isWithin, limitsOfMethod } from '../amount/limits.ts';
import type { PaymentMethod } from '../script/payments-script.ts';
import { type MethodChoice, choiceId, choicesOf, profileName } from './method-choice.ts';
import { methodName } from './method-name.ts';
import styles from './methods.module.css';

interface MethodStepProps {
  label: string;
  methods: readonly PaymentMethod[] | undefined;
  currency: CurrencyCode;
  amount: bigint;
  value: MethodChoice | null;
  onChange: (choice: MethodChoice) => void;
  /** True for saved cards and accounts only. */
  saved?: boolean;
}

/** Renders the methods for this amount. Those that don't accept it say why. */
export function MethodStep({ label, methods, currency, amount, value, onChange, saved }: MethodStepProps) {
  const { t, i18n } = useLingui();
  const money = (sum: bigint) => formatMoney(sum, currency, i18n.locale);
  if (!methods) return <Waiting />;
  const choices = choicesOf(methods).filter(({ profile }) => !saved || profile !== null);
  if (choices.length === 0) {
    return (
      <EmptyState
        art="search"
        title={t`No payment method for this currency yet`}
        text={t`Please try another currency.`}
      />
    );
  }

  function detailOf({ method, profile }: MethodChoice): string {
    const limits = limitsOfMethod(method, currency);
    if (limits && amount < limits.min) return t`From ${money(limits.min)}`;
    if (limits && amount > limits.max) return t`Up to ${money(limits.max)}`;
    if (profile) return t`Used before`;
    if (method.speed === 'instant') return t`Instantly`;
    return method.speed === 'days' ? t`1 to 3 days` : t`Within minutes`;
  }

  const takes = ({ method }: MethodChoice) => {
    const limits = limitsOfMethod(method, currency);
    return limits !== null && isWithin(amount, limits);
  };

  return (
    <RadioCards
      label={label}
      labelHidden
      tiles
      className={styles.methods}
      value={value ? choiceId(value) : null}
      onChange={(id) => choices.filter((choice) => choiceId(choice) === id).forEach(onChange)}
      options={choices.map((choice) => ({
        value: choiceId(choice),
        title: choice.profile ? (
          <span className={styles.number}>{profileName(choice.profile)}</span>
        ) : (
          methodName(i18n, choice.method)
        ),
        detail: detailOf(choice),
        image: choice.method.image && (
          <img src={choice.method.image} alt="" width="40" height="40" className={styles.logo} />
        ),
        wide: choice.profile !== null,
        disabled: !takes(choice),
      }))}
    />
  );
}

function Waiting() {
  return (
    <div className={styles.waiting} aria-busy="true">
      {Array.from({ length: 4 }, (_, index) => (
        <Skeleton key={index} height={64} shape="card" />
      ))}
    </div>
  );
}
