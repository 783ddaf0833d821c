export interface SlavicForms {
  readonly one: string;
  readonly few: string;
  readonly many: string;
}

/** Picks a form the Slavic way: 11–19 many; ends in 1 one; ends in 2–4 few; else many. Source: specification §5. */
export function slavicPlural(count: number, { one, few, many }: SlavicForms): string {
  const rest = Math.abs(Math.trunc(count)) % 100;
  if (rest >= 11 && rest <= 19) return many;
  const last = rest % 10;
  if (last === 1) return one;
  return last >= 2 && last <= 4 ? few : many;
}
