import { londonToday } from '../../../kit/page/london-today.ts';
import { calendarOf } from '../../../subjects/document/calendar-of.ts';
import type { Route } from './+types/deadline-calendar.ts';
import { evaluateDeadline } from './evaluate-deadline.ts';

const plain = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };

/**
 * The reminder and the last day for the same address without `.ics`, as two whole days. The event stays out of the
 * words: a calendar is seen by many.
 */
export function loader({ request }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const today = londonToday();
  const { result, answers } = evaluateDeadline(url.searchParams, today);
  const page = `${url.origin}/tools/reporting-deadline`;
  if (!result?.count) {
    const text = `There is no day to save yet. Choose what happened first: ${page}${url.search}\n`;
    return new Response(text, { status: 422, headers: plain });
  }
  const { reportBy, remindBy } = result.count;
  const description = `Counted in working days. General information. The Home Office decides.\n${page}`;
  const days = [
    { uid: 'remind', day: remindBy, summary: 'Sponsor report: remind' },
    { uid: 'report-by', day: reportBy, summary: 'Sponsor report: last day counted' },
  ];
  const events = days.map(({ uid, day, summary }) => ({
    uid: `${uid}-${answers.day}-${reportBy}@${url.host}`,
    from: day,
    to: day,
    summary,
    description,
  }));
  return new Response(calendarOf(events, today), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="report-by-${reportBy}.ics"`,
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
    },
  });
}
