import * as v from 'valibot';
import { endpoint } from '../core/endpoint.ts';
import { text } from '../core/text.ts';
import { Player } from './user-info.ts';

/** Source of the player's money. */
export const WealthSource = /*#__PURE__*/ v.picklist([
  'salary',
  'business',
  'pension',
  'savings',
  'inheritance',
  'property',
  'other',
]);
/** Yearly income before taxes, in euros or the equivalent in another currency. */
export const YearlyIncome = /*#__PURE__*/ v.picklist(['under_20k', '20k_50k', '50k_100k', '100k_250k', 'over_250k']);
export const Occupation = /*#__PURE__*/ v.picklist(['employed', 'self_employed', 'retired', 'student', 'not_working']);

/** The source-of-wealth questionnaire. Ours: specification §3 names only its date. */
export const WealthAnswers = /*#__PURE__*/ v.strictObject({
  occupation: Occupation,
  source: WealthSource,
  yearly_income: YearlyIncome,
  /** Details in the player's own words; required for another source. */
  details: v.optional(text(1000)),
  confirmed: v.literal(true),
});
export type WealthAnswers = v.InferOutput<typeof WealthAnswers>;

/** POST /api/player/sow_questionnaire: answers the questionnaire an operator asked for. `not_found`: none is pending. */
export const answerQuestionnaire = /*#__PURE__*/ endpoint({
  method: 'POST',
  path: '/api/player/sow_questionnaire',
  body: WealthAnswers,
  reply: Player,
  refusals: ['not_found', 'required'],
});
