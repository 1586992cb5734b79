import { type CalendarDate, calendarDate, parameter, since } from '../kernel/index.ts';
import { burnessPaull, checkSalary, fieldfisher, pinsentMasons, practiceSalary } from '../sources/index.ts';

/** Workers in the route before this day, with continuous permission, may stay in a job at RQF 3 to 5. */
export const mediumSkilledInRouteBefore = parameter<CalendarDate>({
  id: 'eligible-role.medium-skilled-in-route-before',
  title: 'Jobs at RQF 3 to 5: only listed ones, or for workers in the route before this day',
  governedBy: 'assignedOn',
  checkAt: checkSalary,
  versions: [
    since('2025-07-22', calendarDate('2025-07-22'), 'confirmed', burnessPaull, fieldfisher, pinsentMasons),
  ],
});

/** How long someone inside the UK must have worked for the sponsor before a switch into a care role, in months. */
export const careRoleMonthsWithSponsor = parameter({
  id: 'eligible-role.care-months-with-sponsor',
  title: 'Care roles inside the UK: months worked for the sponsor before the switch',
  governedBy: 'assignedOn',
  unit: 'months',
  checkAt: checkSalary,
  versions: [since('2025-07-22', 3, 'single-source', practiceSalary)],
});

export const eligibleRoleParameters = [mediumSkilledInRouteBefore, careRoleMonthsWithSponsor];
