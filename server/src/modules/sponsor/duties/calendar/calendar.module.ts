import { isPlannable, plannedTitles } from '@portway/contracts/sponsor/duties/events/event-kinds';
import type { SignedInDeps } from '../../../../platform/http/signed-in.ts';
import type { Module, Platform } from '../../../../platform/module.ts';
import type { Notifications } from '../../../account/notifications/notifications.service.ts';
import { calendarOfDays } from '../../../site/demo-bookings/calendar-file.emails.ts';
import { sponsorCalendarRepository } from './calendar.repository.ts';
import { sponsorCalendarRoutes } from './calendar.routes.ts';
import { type SponsorCalendar, sponsorCalendarService } from './calendar.service.ts';
import { sponsorCalendarTables } from './calendar.tables.ts';
import { remindersRepository } from './reminders.repository.ts';
import { type Reminders, remindersService } from './reminders.service.ts';

/** What falls on which day for a sponsor, and private feeds of it for calendar programs. */
export function sponsorCalendarModule(
  platform: Platform,
  { signedIn, notify }: { readonly signedIn: SignedInDeps; readonly notify: Notifications['notify'] },
): Module<Reminders & Pick<SponsorCalendar, 'entries'>> {
  const calendar = sponsorCalendarService({
    ...platform,
    repository: sponsorCalendarRepository(platform.database.queries),
    calendarOfDays,
    plannedTitle: (kind) => (isPlannable(kind) ? plannedTitles[kind] : kind),
  });
  const { database, outbox } = platform;
  const reminders = remindersService({
    ...platform,
    repository: remindersRepository(database, outbox),
    notify,
  });
  return {
    tables: sponsorCalendarTables,
    service: { ...reminders, entries: calendar.entries },
    routes: (api) => sponsorCalendarRoutes(api, { ...signedIn, calendar }),
    schedules: [{ name: 'sponsor-reminders', nightly: 7, run: reminders.send }],
  };
}
