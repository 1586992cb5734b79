import {
  Archive,
  BellPlus,
  CalendarDays,
  FileBadge,
  FileUp,
  History,
  IdCard,
  ListChecks,
  SlidersHorizontal,
  Sunrise,
  UserPlus,
} from 'lucide-react';
import type { FindablePage } from '../../kit/command-palette/quick-entry.ts';

/** The command palette's entries for members with a compliance role. */
// biome-ignore format: a table is read by its columns
export const sponsorEntries: readonly FindablePage[] = [
  { to: '/dashboard/sponsor/set-up', label: 'Set-up of your licence', words: 'sponsor licence key people authorising officer level 1 user work places rating allocation cut-over', Icon: SlidersHorizontal },
  { to: '/dashboard/sponsor/import', label: 'Import workers', words: 'csv upload spreadsheet file absences history undo', Icon: FileUp },
  { to: '/dashboard/sponsor/archive', label: 'Archive of sponsor records', words: 'download zip everything records keep until close delete organisation', Icon: Archive },
  { to: '/dashboard/sponsor/today', label: 'Sponsorship today', words: 'due duties reports deadlines compliance overdue', Icon: Sunrise },
  { to: '/dashboard/sponsor/workers', label: 'Workers', words: 'sponsored people visa ends absence right to work manager list', Icon: IdCard },
  { to: '/dashboard/sponsor/new-worker', label: 'Add a worker', words: 'new sponsored worker hire', Icon: UserPlus },
  { to: '/dashboard/sponsor/happened', label: 'Something happened', words: 'record event absence leaves pay hours moves report change', Icon: BellPlus },
  { to: '/dashboard/sponsor/history', label: 'Look at these', words: 'history before cut-over first day events import', Icon: History },
  { to: '/dashboard/sponsor/duties', label: 'Duties', words: 'report by deadline home office sponsorship management system working days', Icon: ListChecks },
  { to: '/dashboard/sponsor/calendar', label: 'Sponsorship calendar', words: 'days month due ends visa feed ical subscribe outlook google', Icon: CalendarDays },
  { to: '/dashboard/sponsor/certificates', label: 'Certificates of Sponsorship', words: 'cos allocation defined undefined assign number use by note', Icon: FileBadge },
];
