import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Incident, SportEventDetail } from '@croupier/contracts';
import { playerName } from '../../markets/player-name.ts';
import { statisticsOf, type Statistic } from './statistics.ts';
import { useIncidentTime } from './useIncidentText.ts';

type Score = SportEventDetail['score'];
const text = ({ home, away }: Score): string => `${home}–${away}`;

/** Returns the report of a match from its incidents: result, turning points and a few figures. */
export function useStory(event: SportEventDetail): string[] {
  const { t } = useLingui();
  const time = useIncidentTime();
  const { sport, home, away, score, incidents, players, periods } = event;
  const figures = new Map(statisticsOf(event).map((one) => [one.id, one]));
  const nameOf = (side: Incident['side']) => (side === 'home' ? home.name : away.name);
  const who = ({ side, player }: Incident) => {
    const club = nameOf(side);
    return player === null ? club : `${playerName(player, players)} (${club})`;
  };

  const won = score.home === score.away ? null : score.home > score.away ? ('home' as const) : ('away' as const);
  const result = (): string => {
    const [winner, loser] = [nameOf(won), nameOf(won === 'home' ? 'away' : 'home')];
    const [first, second] = [home.name, away.name];
    if (sport === 'tennis' && won) {
      const sets = periods.map((set) => text(won === 'home' ? set : { home: set.away, away: set.home })).join(', ');
      const count = periods.length;
      return t`${winner} beat ${loser} in ${plural(count, { one: '# set', other: '# sets' })}: ${sets}.`;
    }
    const [points, away_first] = [text(score), text({ home: score.away, away: score.home })];
    if (!won && score.home === 0) return t`${first} and ${second} played out a goalless draw.`;
    if (!won) return t`${first} and ${second} drew ${points}.`;
    const shown = won === 'home' ? points : away_first;
    if (incidents.some(({ kind }) => kind === 'decider'))
      return t`${winner} beat ${loser} ${shown} after overtime or a shoot-out.`;
    if (incidents.some(({ period }) => period === 'overtime'))
      return t`${winner} beat ${loser} ${shown} after overtime.`;
    return won === 'home' ? t`${winner} beat ${loser} ${shown}.` : t`${winner} won ${shown} at ${loser}.`;
  };

  /** Describes a goal by its effect on the score. */
  const goal = (incident: Incident, before: Score): string => {
    const { side, score: after } = incident;
    const [scorer, minute, now] = [who(incident), time(incident), text(after ?? before)];
    const lead = side === 'home' ? before.home - before.away : before.away - before.home;
    if (before.home + before.away === 0) return t`${scorer} scored first (${minute}).`;
    if (lead === -1) return t`${scorer} equalised to make it ${now} (${minute}).`;
    if (lead === 0) return t`${scorer} made it ${now} and took the lead (${minute}).`;
    if (lead > 0) return t`${scorer} made it ${now} and extended the lead (${minute}).`;
    return t`${scorer} made it ${now} (${minute}).`;
  };
  const turns = (): string[] => {
    let before: Score = { home: 0, away: 0 };
    return incidents.flatMap((incident) => {
      if (incident.kind === 'red_card') return [t`${who(incident)} was sent off (${time(incident)}).`];
      if (incident.kind !== 'goal') return [];
      const sentence = goal(incident, before);
      before = incident.score ?? before;
      return [sentence];
    });
  };

  const leads = incidents.flatMap(({ score: now }) => (now ? [now.home - now.away] : []));
  const behind = won === 'home' ? Math.min(0, ...leads) : -Math.max(0, ...leads);
  const largest = Math.abs(behind);
  const comeback = (): string[] => {
    const winner = nameOf(won);
    if (sport === 'tennis') {
      const [set] = periods;
      const lost = set && won && (won === 'home' ? set.home < set.away : set.away < set.home);
      return lost ? [t`${winner} came back after losing the first set.`] : [];
    }
    if (!won || largest === 0) return [];
    if (sport === 'basketball') return largest >= 5 ? [t`${winner} came from ${largest} points behind to win.`] : [];
    return [t`${winner} came from behind to win.`];
  };

  const compare = (id: Statistic): readonly [number, number] => [
    figures.get(id)?.home ?? 0,
    figures.get(id)?.away ?? 0,
  ];
  const inFigures = (): string[] => {
    const [first, second] = [home.name, away.name];
    if (sport === 'football') {
      const [[a, b], [c, d]] = [compare('shots_on'), compare('corners')];
      return [t`Shots on target: ${first} ${a}, ${second} ${b}. Corners: ${c} and ${d}.`];
    }
    if (sport === 'tennis') {
      const [[a, b], [c, d]] = [compare('breaks'), compare('aces')];
      return [t`Breaks: ${first} ${a}, ${second} ${b}. Aces: ${c} and ${d}.`];
    }
    if (sport === 'basketball') {
      const [[a, b], [c, d]] = [compare('three_points'), compare('lead')];
      return [t`Three-pointers: ${first} ${a}, ${second} ${b}. Largest leads: ${c} and ${d}.`];
    }
    const [[a, b], [c, d]] = [compare('shots'), compare('penalties')];
    return [t`Shots: ${first} ${a}, ${second} ${b}. Penalties: ${c} and ${d}.`];
  };
  return [result(), ...turns(), ...comeback(), ...inFigures()];
}
