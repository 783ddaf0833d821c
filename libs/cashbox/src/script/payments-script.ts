import * as v from 'valibot';
import { isCurrency } from '@croupier/money';

/**
 * Payment method as the provider's script describes it. Amounts are decimal strings in major units. Specification §3,
 * Payment method.
 */
const PaymentMethod = v.object({
  id: v.string(),
  brand: v.string(),
  title: v.string(),
  provider: v.string(),
  currency: v.custom<Parameters<typeof isCurrency>[0] & string>((value) => isCurrency(value)),
  /** `crypto`, or the name of another picture. */
  type: v.string(),
  image: v.optional(v.string()),
  speed: v.optional(v.string()),
  termsOfService: v.object({
    restrictions: v.object({ minAmountValue: v.string(), maxAmountValue: v.string(), amountCurrencyCode: v.string() }),
  }),
  savedProfiles: v.array(v.object({ id: v.string(), title: v.string() })),
});

/** Field of a method. `hosted` fields are typed into the provider's frame; `address` is the destination of coins. */
const MethodField = v.object({ name: v.string(), hosted: v.boolean(), address: v.optional(v.string()) });

/**
 * Result of a submission. `invalid`: the frame shows the errors. `error`: nothing was decided; `message` is the
 * script's own.
 */
const SubmitResult = v.object({
  status: v.picklist([
    'succeeded',
    'pending',
    'failed',
    'cancelled',
    'invalid',
    'ready',
    'error',
    'created',
    'challenge',
  ]),
  error: v.nullable(v.object({ code: v.string(), message: v.optional(v.string()) })),
  profile: v.optional(v.object({ id: v.string(), title: v.string() })),
});

export const Methods = v.array(PaymentMethod);
export const MethodFields = v.array(MethodField);
export const SubmitReply = SubmitResult;
export type PaymentMethod = v.InferOutput<typeof PaymentMethod>;
export type MethodField = v.InferOutput<typeof MethodField>;
export type SubmitResult = v.InferOutput<typeof SubmitResult>;

export type PaymentAction = 'deposit' | 'cashout';

/** Provider's fields mounted in our container. */
export interface MountedFields {
  ready: Promise<void>;
  destroy: () => void;
}

export interface PlanConfig {
  /** Deposit opened by the platform: the provider's id and its token. */
  payment?: { id: string; token: string };
  fields?: MountedFields;
  profile?: string;
  /** Element that can show a confirmation page. */
  container?: HTMLElement;
  onStep?: (step: string) => void;
  stepTitle?: string;
}

/** Interface of the payments script. Specification §7, Payments. */
export interface PaymentsScript {
  config: (values: {
    customerToken?: string;
    language?: string;
    theme?: string;
    routes?: Record<string, string>;
  }) => void;
  getMethods: (wanted: { currency: string; paymentAction: PaymentAction }) => Promise<unknown>;
  getMethodFields: (wanted: { id: string; currency: string; paymentAction: PaymentAction }) => Promise<unknown>;
  mountFields: (
    container: HTMLElement,
    wanted: { id: string; paymentAction: PaymentAction; title?: string },
  ) => MountedFields;
  buildPaymentPlan: (wanted: { userCurrency: string; deposit: boolean; config: PlanConfig }) => object;
  submitForm: (plan: object, amount: string) => Promise<unknown>;
}
