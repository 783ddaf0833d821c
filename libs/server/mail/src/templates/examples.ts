import type { MadeOf, ParamsOf, TemplateName } from '../registry.ts';

type Examples = { readonly [Name in TemplateName]: { params: ParamsOf<Name>; made: MadeOf<Name> } };

const token = 'Zm9ydHktdHdvLWJ5dGVzLW9mLXJhbmRvbS1sb29rcw0';

/** Something of each kind, for tests and for looking at the mails. */
export const examples: Examples = {
  'limit-change': { params: { limitId: 1 }, made: { token } },
};
