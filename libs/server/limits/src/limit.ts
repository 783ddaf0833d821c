import type { LimitType } from '@croupier/contracts';

export const isExclusion = (type: LimitType): boolean => type === 'coolingoff' || type === 'selfexclusion';
