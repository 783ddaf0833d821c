import type { MadeOf, ParamsOf, TemplateName } from '../registry.ts';

type Examples = { readonly [Name in TemplateName]: { params: ParamsOf<Name>; made: MadeOf<Name> } };

const token = 'Zm9ydHktdHdvLWJ5dGVzLW9mLXJhbmRvbS1sb29rcw0';
const at = '2026-11-22T19:15:00.000Z';

/** Examples of each message, for tests and previews. */
export const examples: Examples = {
  'contact-answered': {
    params: { id: '4f1c2d3e-0000-4000-8000-000000000000', text: 'Where is my money?', answer: 'It is on its way.' },
    made: {},
  },
  'contact-received': {
    params: { id: '4f1c2d3e-0000-4000-8000-000000000000', text: 'Good day,\nwhere is my money?' },
    made: {},
  },
  'document-decided': {
    params: { kind: 'address', state: 'declined', reason: 'out_of_date', verified: false },
    made: {},
  },
  'erasure-asked': { params: { dueAt: '2026-12-06T12:00:00.000Z' }, made: {} },
  'erasure-cancelled': { params: { why: 'money' }, made: {} },
  'new-device': {
    params: { at: '2026-11-22T12:00:00.000Z', device: 'Firefox · Linux', country: 'AT', ip: '192.0.2.x' },
    made: {},
  },
  'security-change': { params: { change: 'two_factor_on', at: '2026-11-22T12:00:00.000Z' }, made: {} },
  'report-ready': { params: {}, made: {} },
  'break-begun': { params: { type: 'selfexclusion', until: '2027-05-20T10:00:00.000Z' }, made: {} },
  'confirm-email': { params: {}, made: { token } },
  'email-change-new': { params: {}, made: { token } },
  'email-change-old': { params: {}, made: { token, email: 'ada@example.org' } },
  'email-changed': { params: { to: 'ada@example.com', at }, made: {} },
  'email-rescue-begun': { params: { from: at }, made: { token, email: 'ada@example.org' } },
  'email-rescue-confirm': { params: {}, made: { token } },
  'email-rescue-done': { params: { to: 'ada@example.com', at }, made: {} },
  'limit-change': { params: { limitId: 1 }, made: { token } },
  'limit-told': {
    params: {
      effect: 'tightened',
      type: 'loss',
      period: 'week',
      figures: [
        { currency: 'EUR', amount_cents: 5_000 },
        { currency: 'JPY', amount_cents: 8_000 },
      ],
      minutes: null,
    },
    made: {},
  },
  'new-password': { params: {}, made: { token } },
  'password-changed': { params: { at }, made: {} },
  'phone-code': { params: { number: '+436641234567' }, made: { code: '012345' } },
};
