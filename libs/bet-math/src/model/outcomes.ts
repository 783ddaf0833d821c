export const THREE_WAY = ['home', 'draw', 'away'] as const;
export const TWO_WAY = ['home', 'away'] as const;
export const YES_NO = ['yes', 'no'] as const;
export const OVER_UNDER = ['over', 'under'] as const;
