import type { SignedInDeps } from '../../platform/http/signed-in.ts';
import type { Module, Platform } from '../../platform/module.ts';
import { calendarOfDays } from '../demo-bookings/calendar-file.emails.ts';
import { sponsorCalendarRepository } from './sponsor-calendar.repository.ts';
import { sponsorCalendarRoutes } from './sponsor-calendar.routes.ts';
import { type SponsorCalendar, sponsorCalendarService } from './sponsor-calendar.service.ts';
import { sponsorCalendarTables } from './sponsor-calendar.tables.ts';

/** What falls on which day for a sponsor, and private feeds of it for calendar programs. */
export function sponsorCalendarModule(
  platform: Platform,
  { signedIn }: { readonly signedIn: SignedInDeps },
): Module<SponsorCalendar> {
  const calendar = sponsorCalendarService({
    ...platform,
    repository: sponsorCalendarRepository(platform.database.queries),
    calendarOfDays,
  });
  return {
    tables: sponsorCalendarTables,
    service: calendar,
    routes: (api) => sponsorCalendarRoutes(api, { ...signedIn, calendar }),
  };
}
