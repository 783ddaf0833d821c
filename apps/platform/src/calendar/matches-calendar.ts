import ical, { ICalCalendarMethod, type ICalEventData, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import type { Sport } from '@croupier/bet-math';
import type { Locale } from '@croupier/i18n';
import { wordsIn } from '@croupier/i18n/local-words';
import type { CalendarMatch } from '@croupier/server-sportsbook';
import { calendarTexts, sportTexts } from './calendar-texts.ts';

const MINUTE_MS = 60_000;
/** Length of a match in minutes, with breaks. */
const MINUTES: Record<Sport, number> = {
  football: 120,
  tennis: 120,
  basketball: 135,
  'ice-hockey': 150,
  greyhounds: 5,
};

const STATUS = { yes: ICalEventStatus.CONFIRMED, unsure: ICalEventStatus.TENTATIVE, no: ICalEventStatus.CANCELLED };

interface Writing {
  locale: Locale;
  /** Origin of the betting site. */
  origin: string;
  /** Suggested refresh interval in seconds; omitted for the file of a single match, which is fetched once. */
  refreshSeconds?: number;
}

/**
 * Formats matches as iCalendar in UTC, so that each calendar shows its own time zone. Deterministic: the same matches
 * give the same text.
 */
export function matchesCalendar(
  matches: readonly CalendarMatch[],
  { locale, origin, refreshSeconds }: Writing,
): string {
  return ical({
    prodId: { company: 'Croupier', product: 'Sportsbook', language: locale.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ...(refreshSeconds !== undefined && { name: wordsIn(calendarTexts.name, locale), ttl: refreshSeconds }),
    events: matches.map((match) => toEvent(match, { locale, origin })),
  }).toString();
}

function toEvent(match: CalendarMatch, { locale, origin }: Writing): ICalEventData {
  const { id, sport, league, category, home, away, kick_off_at: start, takes_place: sure } = match;
  const words = sure === 'yes' ? '' : `${wordsIn(calendarTexts[sure], locale)}: `;
  return {
    id: `match-${id}@${new URL(origin).host}`,
    sequence: match.revision,
    stamp: match.revised_at,
    lastModified: match.revised_at,
    start,
    end: new Date(start.getTime() + MINUTES[sport] * MINUTE_MS),
    summary: `${words}${home} – ${away}`,
    description: `${league}, ${category} · ${wordsIn(sportTexts[sport], locale)}`,
    url: `${origin}/sport/${id}`,
    status: STATUS[sure],
    // Matches don't block time in the calendar.
    transparency: ICalEventTransparency.TRANSPARENT,
  };
}
