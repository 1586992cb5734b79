import { parameter, since } from '../kernel/index.ts';
import {
  aprilRates,
  checkOccupations,
  checkSalary,
  littler,
  memory,
  occupationTables,
  pinsentMasons,
} from '../sources/index.ts';
import { published } from './published-tables.ts';

/** The occupation codes with their skill level and lists; earlier editions did not record these. */
export const occupationCodes = parameter({
  id: 'occupations.codes',
  title: 'Occupation codes, their skill level and lists',
  governedBy: 'assignedOn',
  checkAt: checkOccupations,
  versions: [since('2025-07-22', published.occupations, 'single-source', occupationTables)],
});

/** Codes that can only be sponsored for a worker who extends in the same occupation (Table 2a). */
export const extendingOnlyCodes = parameter({
  id: 'occupations.extending-only',
  title: 'Codes only for extending in the same occupation',
  governedBy: 'assignedOn',
  checkAt: checkOccupations,
  versions: [
    since(
      '2024-04-04',
      ['3214', '6116', '6232', '6250', '7115', '7125', '7129', '8115', '9252'],
      'confirmed',
      aprilRates,
      occupationTables,
    ),
  ],
});

/** Codes that cannot be sponsored for someone outside the UK. */
export const noOverseasHires = parameter({
  id: 'occupations.no-overseas-hires',
  title: 'Care roles with no certificate for someone outside the UK',
  governedBy: 'assignedOn',
  checkAt: checkOccupations,
  versions: [since('2025-07-22', ['6135', '6136'], 'confirmed', littler, pinsentMasons)],
});

/** Codes of Health and Care jobs besides those on the national health pay scale. */
export const healthAndCareCodes = parameter({
  id: 'occupations.health-and-care',
  title: 'Health and Care occupation codes outside the national pay scale',
  governedBy: 'assignedOn',
  checkAt: checkOccupations,
  versions: [
    since(
      '2024-04-04',
      ['1171', '1231', '1232', '2113', '2114', '3111', '3211', '3212', '6135', '6136'],
      'from-memory',
      memory,
    ),
  ],
});

/** Codes in which a postdoctoral position makes a new entrant. */
export const postdoctoralCodes = parameter({
  id: 'occupations.postdoctoral',
  title: 'Codes in which a postdoctoral position makes a new entrant',
  governedBy: 'assignedOn',
  checkAt: checkSalary,
  versions: [
    since(
      '2024-04-04',
      ['2111', '2112', '2113', '2114', '2115', '2119', '2162', '2311'],
      'from-memory',
      memory,
    ),
  ],
});
