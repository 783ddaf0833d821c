import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import type { Incident, IncidentKind, SportEventDetail } from '@croupier/contracts';
import { minuteOf } from '../../clock/match-minute.ts';
import { minuteText } from '../../clock/MatchTime.tsx';
import { usePeriodText } from '../../clock/usePeriodText.ts';
import { playerName } from '../../markets/player-name.ts';

/** Returns a function that describes an incident in words. */
export function useIncidentText({ home, away, players }: SportEventDetail): (incident: Incident) => string {
  const { t } = useLingui();
  const periodText = usePeriodText();
  return useCallback(
    ({ kind, side, player, other, period }) => {
      const club = side === 'home' ? home.name : side === 'away' ? away.name : '';
      const name = player === null ? '' : playerName(player, players);
      const second = other === null ? '' : playerName(other, players);
      const part = periodText(period);
      const texts: Record<IncidentKind, () => string> = {
        period_begin: () =>
          period === 'first_half' ? t`Kick-off` : period === 'second_half' ? t`Second half` : t`${part} starts`,
        period_end: () =>
          period === 'first_half' ? t`Half-time` : period === 'second_half' ? t`Full time` : t`End of ${part}`,
        goal: () =>
          name === ''
            ? t`Goal for ${club}`
            : second === ''
              ? t`Goal for ${club}: ${name}`
              : t`Goal for ${club}: ${name}, assisted by ${second}`,
        attack: () => t`${club} attack`,
        dangerous_attack: () => t`Dangerous attack`,
        shot_on_target: () => t`${club}: shot on target`,
        shot_off_target: () => t`${club}: shot off target`,
        corner: () => t`Corner for ${club}`,
        yellow_card: () => (name === '' ? t`Yellow card for ${club}` : t`Yellow card: ${name} (${club})`),
        red_card: () => (name === '' ? t`Red card for ${club}` : t`Red card: ${name} (${club})`),
        substitution: () => (name === '' ? t`Substitution for ${club}` : t`${second} replaces ${name} (${club})`),
        point: () => t`Point for ${club}`,
        ace: () => t`Ace by ${club}`,
        double_fault: () => t`Double fault, point for ${club}`,
        game: () => t`Game, ${club}`,
        break: () => t`Break of serve for ${club}`,
        set: () => t`Set, ${club}`,
        free_throw: () => t`${club}: free throw`,
        two_points: () => t`${club}: two points`,
        three_points: () => t`${club}: three points`,
        timeout: () => t`Timeout, ${club}`,
        shot: () => t`Shot by ${club}`,
        penalty: () => t`Penalty against ${club}`,
        decider: () => t`${club} win after overtime or a shoot-out`,
      };
      return texts[kind]();
    },
    [t, periodText, home.name, away.name, players],
  );
}

/** Returns a function that formats an incident's time: `12′`, `Q2 5′`; in tennis the set. */
export function useIncidentTime(): (incident: Pick<Incident, 'period' | 'second'>) => string {
  const periodText = usePeriodText();
  return useCallback(
    ({ period, second }) => {
      const part = periodText(period);
      return period.startsWith('set') ? part : `${part} ${minuteText(minuteOf(period, second))}`.trim();
    },
    [periodText],
  );
}
