import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { WealthAnswers } from '@croupier/contracts';

type Texts<Answer extends string> = Readonly<Record<Answer, MessageDescriptor>>;

export const occupations: Texts<WealthAnswers['occupation']> = {
  employed: msg`Employed`,
  self_employed: msg`Self-employed`,
  retired: msg`Retired`,
  student: msg`Student`,
  not_working: msg`Currently not working`,
};

export const sources: Texts<WealthAnswers['source']> = {
  salary: msg`Salary or wages`,
  business: msg`My own business`,
  pension: msg`Pension`,
  savings: msg`Savings or investments`,
  inheritance: msg`Inheritance or gift`,
  property: msg`Sale or rent of property`,
  other: msg`Something else`,
};

export const incomes: Texts<WealthAnswers['yearly_income']> = {
  under_20k: msg`Under €20,000`,
  '20k_50k': msg`€20,000 to €50,000`,
  '50k_100k': msg`€50,000 to €100,000`,
  '100k_250k': msg`€100,000 to €250,000`,
  over_250k: msg`Over €250,000`,
};
