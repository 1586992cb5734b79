import type { Module } from '../../platform/module.ts';
import { sponsorCalendarTables } from './sponsor-calendar.tables.ts';

export function sponsorCalendarModule(): Module {
  return { tables: sponsorCalendarTables, service: {} };
}
