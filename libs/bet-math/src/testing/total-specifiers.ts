import { canonicalSpecifiers } from '../market-key.ts';

export const totalSpecifiers = (line: number): string => canonicalSpecifiers({ total: line });
