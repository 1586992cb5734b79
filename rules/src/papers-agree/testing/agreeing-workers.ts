import { calendarDate } from '../../kernel/index.ts';
import type { PaperFacts } from '../index.ts';
import {
  aMonth,
  aWeek,
  aYear,
  eventOn,
  hours,
  hoursAMonth,
  onDay,
  paper,
  sealed,
  text,
  worker,
} from './worker-papers.ts';

const begins = { from: '2025-03-03' };
const certificate = { from: '2025-03-03', saidOn: '2025-01-20' };
const october = { from: '2026-10-01', to: '2026-10-31' };
const leeds = text('12 Park Row, Leeds LS1 5HD');
const employer = { kind: 'keys', keys: ['northgate systems'] } as const;

/** Workers whose papers agree in the world, however they are written. */
export const agreeingWorkers: Readonly<Record<string, PaperFacts>> = {
  'monthly pay rounded down to the penny': worker([
    paper('certificate', certificate, { pay: aYear(52_000), hours: hours(37.5) }),
    paper('payslip', october, { pay: aMonth(4333.33), hours: hoursAMonth(162.5) }),
    paper('record', begins, { pay: aYear(52_000), hours: hours(37.5) }),
  ]),
  'weekly pay rounded to the penny': worker([
    paper('certificate', certificate, { pay: aYear(45_000) }),
    paper('payslip', { from: '2026-10-05', to: '2026-10-11' }, { pay: aWeek(865.38) }),
    paper('contract', begins, { pay: aWeek(865.39) }),
  ]),
  'a rise that an event recorded': worker(
    [
      paper('certificate', certificate, { pay: aYear(52_000) }),
      paper('contract', { from: '2026-04-01' }, { pay: aYear(57_000) }),
      paper('payslip', october, { pay: aMonth(4750) }),
      paper('record', { from: '2025-03-03', to: '2026-03-31' }, { pay: aYear(52_000) }),
      paper('record', { from: '2026-04-01' }, { pay: aYear(57_000) }),
    ],
    { changes: [eventOn('pay', '2026-04-01', aYear(57_000))] },
  ),
  'a payslip of before the rise': worker(
    [
      paper('certificate', certificate, { pay: aYear(52_000) }),
      paper('payslip', { from: '2026-02-01', to: '2026-02-28' }, { pay: aMonth(4333.33) }),
      paper('record', { from: '2025-03-03', to: '2026-03-31' }, { pay: aYear(52_000) }),
      paper('record', { from: '2026-04-01' }, { pay: aYear(57_000) }),
    ],
    { changes: [eventOn('pay', '2026-04-01', aYear(57_000))] },
  ),
  'a rise in the middle of the month of a payslip': worker(
    [
      paper('certificate', certificate, { pay: aYear(52_000) }),
      paper('payslip', { from: '2026-04-01', to: '2026-04-30' }, { pay: aMonth(4555.55) }),
      paper('record', { from: '2025-03-03', to: '2026-04-14' }, { pay: aYear(52_000) }),
      paper('record', { from: '2026-04-15' }, { pay: aYear(57_000) }),
    ],
    { changes: [eventOn('pay', '2026-04-15', aYear(57_000))] },
  ),
  'a letter that tells of the rise a month before': worker(
    [
      paper('certificate', certificate, { pay: aYear(52_000) }),
      paper('contract', { from: '2026-03-02' }, { pay: aYear(57_000) }),
      paper('record', { from: '2025-03-03', to: '2026-03-31' }, { pay: aYear(52_000) }),
      paper('record', { from: '2026-04-01' }, { pay: aYear(57_000) }),
    ],
    { changes: [eventOn('pay', '2026-04-01', aYear(57_000))] },
  ),
  'the family name first, and accents': worker([
    paper('certificate', certificate, { name: text('NÚÑEZ GARCÍA, José Ángel') }),
    paper('passport', { from: '2024-05-01' }, { name: text('Jose Angel Nunez Garcia') }),
    paper('record', { from: null }, { name: text('José Ángel Núñez García') }),
  ]),
  'initials on a payslip': worker([
    paper('payslip', october, { name: text('A S MARQUES') }),
    paper('record', { from: null }, { name: text('Ana Sofia Marques') }),
  ]),
  'a former name on papers of before': worker([
    paper('certificate', certificate, { name: text('Ana Sofia Marques') }),
    paper('right-to-work', { from: '2025-02-27' }, { name: text('Ana Sofia Marques') }),
    paper('record', { from: null, to: '2026-06-30' }, { name: text('Ana Sofia Marques') }),
    paper('record', { from: '2026-06-30' }, { name: text('Ana Sofia Bell') }),
    paper('payslip', october, { name: text('Ana Bell') }),
  ]),
  'a start moved by an event': worker(
    [
      paper('certificate', certificate, { 'first-day': onDay('2025-03-03') }),
      paper('contract', { from: '2025-02-01' }, { 'first-day': onDay('2025-03-03') }),
      paper('record', { from: '2025-03-17' }, { 'first-day': onDay('2025-03-17') }),
    ],
    { changes: [eventOn('first-day', '2025-03-17', onDay('2025-03-17'))] },
  ),
  'a start a week after the certificate begins': worker([
    paper('certificate', { from: '2026-06-01' }, { 'first-day': onDay('2026-06-01') }),
    paper('record', { from: '2026-06-08' }, { 'first-day': onDay('2026-06-08') }),
  ]),
  'permission 14 days after the certificate': worker([
    paper('certificate', certificate, {
      'certificate-end': onDay('2028-03-02'),
      'permission-end': onDay('2028-03-02'),
    }),
    paper('right-to-work', { from: '2025-02-27' }, { 'permission-end': onDay('2028-03-16') }),
    paper(
      'record',
      { from: null },
      { 'certificate-end': onDay('2028-03-02'), 'permission-end': onDay('2028-03-16') },
    ),
  ]),
  'a permission extended, with the check of then': worker([
    paper('right-to-work', { from: '2025-02-27' }, { 'permission-end': onDay('2028-03-16') }),
    paper('record', { from: null, to: '2028-02-01' }, { 'permission-end': onDay('2028-03-16') }),
    paper('record', { from: '2028-02-01' }, { 'permission-end': onDay('2031-03-16') }),
  ]),
  'the first part of a month': worker(
    [
      paper('certificate', certificate, { pay: aYear(52_000) }),
      paper('payslip', { from: '2025-03-01', to: '2025-03-31' }, { pay: aMonth(4013.33) }),
    ],
    { firstDay: calendarDate('2025-03-03') },
  ),
  'leave without pay in the month': worker(
    [
      paper('certificate', certificate, { pay: aYear(52_000) }),
      paper('payslip', october, { pay: aMonth(3333.33) }),
    ],
    { unpaid: [{ from: calendarDate('2026-10-12'), to: calendarDate('2026-10-16') }] },
  ),
  'an address, a postcode and the name of the office': worker(
    [
      paper('certificate', certificate, { 'work-place': leeds }),
      paper('contract', begins, { 'work-place': text('Quayside House') }),
      paper('offer', begins, { 'work-place': text('Leeds') }),
      paper('record', begins, { 'work-place': text('Quayside House, 12 Park Row, Leeds LS1 5HD') }),
    ],
    { places: [['Quayside House', '12 Park Row, Leeds LS1 5HD']] },
  ),
  'two places of which the certificate names both': worker([
    paper('certificate', certificate, { 'work-place': text('Leeds', 'Edinburgh') }),
    paper('contract', begins, { 'work-place': text('Edinburgh') }),
    paper('record', begins, { 'work-place': text('Leeds office', 'Edinburgh office') }),
  ]),
  'a shortened title, and one cut off': worker([
    paper('certificate', certificate, { 'job-title': text('Senior software engineer') }),
    paper('payslip', october, { 'job-title': text('Snr Software Eng.') }),
    paper('contract', begins, { 'job-title': text('Software Engineer, Senior') }),
    paper('record', begins, { 'job-title': text('Senior Software Engineer') }),
  ]),
  'a certificate of SOC 2010': worker([
    paper('certificate', { from: '2023-11-06', saidOn: '2023-10-20' }, { 'occupation-code': text('2136') }),
    paper('record', { from: '2023-11-06' }, { 'occupation-code': text('2134') }),
  ]),
  'a second certificate with a new title': worker(
    [
      paper('certificate', certificate, { 'job-title': text('Software engineer') }),
      paper(
        'certificate',
        { from: '2026-05-04', saidOn: '2026-04-20' },
        { 'job-title': text('Engineering manager') },
      ),
      paper('contract', begins, { 'job-title': text('Software engineer') }),
      paper('contract', { from: '2026-05-04' }, { 'job-title': text('Engineering manager') }),
      paper('record', { from: '2025-03-03', to: '2026-05-03' }, { 'job-title': text('Software engineer') }),
      paper('record', { from: '2026-05-04' }, { 'job-title': text('Engineering manager') }),
    ],
    { changes: [eventOn('job-title', '2026-05-04', text('Engineering manager'))] },
  ),
  'the employer by its name and its trading name': worker([
    paper('payslip', october, { 'employer-name': employer }),
    paper(
      'register',
      { from: null },
      { 'employer-name': { kind: 'keys', keys: ['northgate systems', 'northgate'] } },
    ),
  ]),
  'a number with spaces, sealed': worker([
    paper('payslip', october, { 'national-insurance': sealed('QQ123456C') }),
    paper('record', { from: null }, { 'national-insurance': sealed('QQ123456C') }),
  ]),
  'an office moved by an event': worker(
    [
      paper('certificate', certificate, { 'work-place': text('London') }),
      paper('contract', { from: '2025-09-01' }, { 'work-place': text('Leeds') }),
      paper('record', { from: '2025-09-01' }, { 'work-place': text('Leeds office') }),
    ],
    { changes: [eventOn('work-place', '2025-09-01')] },
  ),
};
