import type { SignedInDeps } from '../../../../platform/http/signed-in.ts';
import type { Module, Platform } from '../../../../platform/module.ts';
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
  { signedIn }: { readonly signedIn: SignedInDeps },
): Module<Reminders & Pick<SponsorCalendar, 'entries'>> {
  const calendar = sponsorCalendarService({
    ...platform,
    repository: sponsorCalendarRepository(platform.database.queries),
    calendarOfDays,
  });
  const { database, outbox } = platform;
  const reminders = remindersService({
    ...platform,
    repository: remindersRepository(database, outbox),
  });
  return {
    tables: sponsorCalendarTables,
    service: { ...reminders, entries: calendar.entries },
    routes: (api) => sponsorCalendarRoutes(api, { ...signedIn, calendar }),
    schedules: [{ name: 'sponsor-reminders', nightly: 7, run: reminders.send }],
  };
}
