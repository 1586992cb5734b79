import { type CalendarDate, calendarDate, noted, parameter, type Source, since } from '../kernel/index.ts';
import {
  burnessPaull,
  checkSalary,
  fieldfisher,
  howardKennedy,
  pinsentMasons,
  skilledWorkerRules,
  visaSolutions,
} from '../sources/index.ts';

/**
 * Workers whose first permission in the route was granted under the rules before this day, with continuous permission
 * since, may stay in a job at RQF 3 to 5.
 */
export const mediumSkilledInRouteBefore = parameter<CalendarDate>({
  id: 'eligible-role.medium-skilled-in-route-before',
  title: 'Jobs at RQF 3 to 5: only listed ones, or for workers in the route under the rules before this day',
  governedBy: 'assignedOn',
  checkAt: checkSalary,
  versions: [
    since(
      '2025-07-22',
      calendarDate('2025-07-22'),
      'official',
      skilledWorkerRules('SW 6.1(d)'),
      burnessPaull,
      fieldfisher,
      pinsentMasons,
    ),
  ],
});

/**
 * Workers whose first permission in the route was granted under the rules before this day, with continuous permission
 * since, may use the transitional options.
 */
export const transitionalBefore = parameter<CalendarDate>({
  governedBy: 'assignedOn',
  checkAt: checkSalary,
  id: 'minimum-salary.transitional-before',
  title: 'Transitional options: first permission granted under the rules before this day',
  versions: [
    since(
      '2024-04-04',
      calendarDate('2024-04-04'),
      'official',
      skilledWorkerRules('SW 4.2(b)'),
      howardKennedy,
      visaSolutions,
    ),
  ],
});

/** Whether the transitional options are open to workers already in the route. */
export const transitionalOpen = parameter({
  id: 'minimum-salary.transitional-open',
  title: 'Transitional options are open to workers already in the route',
  governedBy: 'appliedOn',
  checkAt: checkSalary,
  versions: [
    since('2024-04-04', true, 'official', skilledWorkerRules('SW 4.2(b)'), howardKennedy, visaSolutions),
    noted(
      since('2030-04-04', false, 'official', skilledWorkerRules('SW 4.2(b)'), howardKennedy, visaSolutions),
      'Announced: the last day to apply is 3 April 2030.',
    ),
  ],
});

/** Table 2a: the worker continues for the sponsor of the most recent permission. */
export const sameSponsorOnly = parameter({
  id: 'eligible-role.same-sponsor',
  title: 'Jobs of Table 2a: only for the same sponsor as in the most recent permission',
  governedBy: 'assignedOn',
  checkAt: checkSalary,
  versions: [since('2025-07-22', true, 'official', skilledWorkerRules('SW 6.1(f)'))],
});

/** How long someone inside the UK must have worked for the sponsor in a care role before a switch into one, in months. */
export const careRoleMonthsWithSponsor = parameter({
  id: 'eligible-role.care-months-with-sponsor',
  title:
    'Care roles inside the UK: months of legal work for this sponsor in a care role before the certificate',
  governedBy: 'assignedOn',
  unit: 'months',
  checkAt: checkSalary,
  versions: [since('2025-07-22', 3, 'official', skilledWorkerRules('SW 6.1B(a)'))],
});

/** Whether those months still open a care role to a worker who is not sponsored in one. */
export const careSwitchOpen = parameter({
  id: 'eligible-role.care-switch-open',
  title: 'Care roles are open to workers inside the UK who have worked those months for the sponsor',
  governedBy: 'appliedOn',
  checkAt: checkSalary,
  versions: [
    since('2025-07-22', true, 'official', skilledWorkerRules('SW 6.1B(a)')),
    noted(
      since('2028-07-22', false, 'official', skilledWorkerRules('SW 6.1B(a)')),
      'Announced: the last day to apply is 21 July 2028. Workers who are sponsored in a care role already are not affected.',
    ),
  ],
});

/** The rating a sponsor needs for a worker who does not continue for it. */
export const ratingNeeded = parameter<'A'>({
  id: 'eligible-role.sponsor-rating',
  title: 'The rating a sponsor needs, unless the worker continues for it',
  governedBy: 'appliedOn',
  checkAt: checkSalary,
  versions: [
    noted(
      since('2020-12-01', 'A', 'official', skilledWorkerRules('SW 5.3')),
      'Read in the Rules of 6 December 2025. That it applied before then is known from practice.',
    ),
  ],
});

const civilServiceWorld: Source = {
  title: 'civilserviceworld.com, on prison officers already in the UK (December 2025)',
  checkedOn: calendarDate('2026-11-28'),
};
const eigLaw: Source = {
  title: 'eiglaw.com, on HC 1691 and prison officers',
  checkedOn: calendarDate('2026-11-28'),
};

/** The concession for prison officers: that it exists is confirmed, its terms are disputed. */
export const prisonOfficers = parameter({
  id: 'eligible-role.prison-officers',
  title: 'Prison officers (3314) already in the UK',
  governedBy: 'appliedOn',
  checkAt: checkSalary,
  versions: [
    noted(
      since(
        '2025-12-01',
        'Prison officers (3314) already in the UK: since December 2025 they can be paid £33,400 instead of £41,700. Sources disagree on the terms and on the last day (the end of 2026, or 2027-12-31), so we calculate nothing from it. Check GOV.UK.',
        'disputed',
        civilServiceWorld,
        eigLaw,
      ),
      'That it exists is confirmed. The paragraph, its first day in December 2025 and its last day were not read.',
    ),
  ],
});

export const eligibleRoleParameters = [
  prisonOfficers,
  mediumSkilledInRouteBefore,
  sameSponsorOnly,
  careRoleMonthsWithSponsor,
  careSwitchOpen,
  ratingNeeded,
];
