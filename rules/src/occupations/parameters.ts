import { noted, parameter, since } from '../kernel/index.ts';
import {
  aprilRates,
  checkOccupations,
  checkSalary,
  littler,
  memory,
  occupationTables,
  pinsentMasons,
  skilledOccupationsRules,
  skilledWorkerRules,
} from '../sources/index.ts';
import { published } from './tables/published-tables.ts';

/** The occupation codes with their skill level and lists; earlier editions did not record these. */
export const occupationCodes = parameter({
  id: 'occupations.codes',
  title: 'Occupation codes, their skill level and lists',
  governedBy: 'assignedOn',
  checkAt: checkOccupations,
  versions: [
    noted(
      since(
        '2025-07-22',
        published.occupations,
        'official',
        skilledOccupationsRules('Tables 1, 1a, 2, 2a, 2aa, 3, 3a and 6'),
        occupationTables,
      ),
      'Code by code as in the Rules. The rates beside the Immigration Salary List are those of GOV.UK’s page of the list: the Rules’ list prints none.',
    ),
  ],
});

const extendingOnly = ['3214', '6116', '6232', '6250', '7115', '7125', '7129', '8115', '9252'];

/** Codes that can only be sponsored for a worker who extends in the same occupation (Table 2a). */
export const extendingOnlyCodes = parameter({
  id: 'occupations.extending-only',
  title: 'Codes only for extending in the same occupation',
  governedBy: 'assignedOn',
  checkAt: checkOccupations,
  versions: [
    since('2024-04-04', extendingOnly, 'confirmed', aprilRates, occupationTables),
    noted(
      since(
        '2025-07-22',
        extendingOnly,
        'official',
        skilledOccupationsRules('Tables 2a and 6'),
        skilledWorkerRules('SW 6.1(f)'),
        occupationTables,
      ),
      'For a worker of SW 4.2(b)(ii) who stays with the same sponsor. For everyone else these codes are not eligible, because Table 6 names them too.',
    ),
  ],
});

/** Codes that cannot be sponsored for someone outside the UK. */
export const noOverseasHires = parameter({
  id: 'occupations.no-overseas-hires',
  title: 'Care roles with no certificate for someone outside the UK',
  governedBy: 'assignedOn',
  checkAt: checkOccupations,
  versions: [
    since('2025-07-22', ['6135', '6136'], 'official', skilledWorkerRules('SW 6.1B'), littler, pinsentMasons),
  ],
});

const postdoctoral = ['2111', '2112', '2113', '2114', '2115', '2119', '2162', '2311'];

/** Codes in which a postdoctoral position makes someone a new entrant. */
export const postdoctoralCodes = parameter({
  id: 'occupations.postdoctoral',
  title: 'Codes in which a postdoctoral position makes someone a new entrant',
  governedBy: 'assignedOn',
  checkAt: checkSalary,
  versions: [
    since('2024-04-04', postdoctoral, 'from-memory', memory),
    since('2025-07-22', postdoctoral, 'official', skilledWorkerRules('SW 12.2(b)'), memory),
  ],
});
