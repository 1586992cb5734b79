import type { SignedInDeps } from '../../platform/http/signed-in.ts';
import type { Module, Platform } from '../../platform/module.ts';
import { calendarOfDays } from '../demo-bookings/calendar-file.emails.ts';
import { remindersRepository } from './reminders.repository.ts';
import { type Reminders, remindersService } from './reminders.service.ts';
import { sponsorCalendarRepository } from './sponsor-calendar.repository.ts';
import { sponsorCalendarRoutes } from './sponsor-calendar.routes.ts';
import { sponsorCalendarService } from './sponsor-calendar.service.ts';
import { sponsorCalendarTables } from './sponsor-calendar.tables.ts';

/** What falls on which day for a sponsor, and private feeds of it for calendar programs. */
export function sponsorCalendarModule(
  platform: Platform,
  { signedIn }: { readonly signedIn: SignedInDeps },
): Module<Reminders> {
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
    service: reminders,
    routes: (api) => sponsorCalendarRoutes(api, { ...signedIn, calendar }),
    schedules: [{ name: 'sponsor-reminders', nightly: 7, run: reminders.send }],
  };
}
