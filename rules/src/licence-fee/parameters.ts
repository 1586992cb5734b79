import { withNewerTable } from '../fee-table/index.ts';
import {
  calendarDate,
  following,
  noted,
  type Parameter,
  type Pence,
  parameter,
  pounds,
  type Source,
  since,
} from '../kernel/index.ts';
import {
  bindmans,
  birketts,
  checkLicence,
  davidsonMorrisPriority,
  deluxeLaw,
  deluxeLawChange,
  esphr,
  govUkLicence,
  govUkLicence2025,
  guidesPage,
  harveys,
  harveysPriority,
  lauraDevine,
  memory,
  smithStone,
  sponsorPack,
  stevensBolton,
} from '../sources/index.ts';

/** Read on 28 November 2026; no official words on the number of places were found. */
const secondaryPages: Source = {
  title: 'Secondary pages on the priority service for licence applications',
  checkedOn: calendarDate('2026-11-28'),
};

type Versions = Parameter<Pence>['versions'];

const fee = (id: string, title: string, versions: Versions): Parameter<Pence> =>
  withNewerTable(
    parameter({
      id: `licence-fee.${id}`,
      title,
      governedBy: 'licence appliedOn',
      unit: 'pence',
      checkAt: checkLicence,
      versions,
    }),
  );

export const workerSmall = fee('worker.small', 'Worker licence, small or charitable sponsor', [
  since('2023-10-04', pounds(536), 'official', govUkLicence, bindmans),
  since('2025-04-09', pounds(574), 'official', govUkLicence2025, birketts, lauraDevine),
  since('2026-04-08', pounds(611), 'confirmed', harveys, guidesPage, sponsorPack),
]);

export const workerLarge = fee('worker.large', 'Worker licence, medium or large sponsor', [
  since('2023-10-04', pounds(1476), 'official', govUkLicence, bindmans),
  since('2025-04-09', pounds(1579), 'official', govUkLicence2025, birketts, lauraDevine),
  since('2026-04-08', pounds(1682), 'confirmed', harveys, guidesPage, sponsorPack),
]);

export const temporary = fee(
  'temporary',
  'Temporary Worker licence, any size of sponsor',
  following({
    of: [workerSmall],
    by: (small) => small,
    why: 'It has always been equal to the small Worker fee. It was not seen stated for 2026.',
    stated: [
      since('2023-10-04', pounds(536), 'single-source', govUkLicence),
      since('2025-04-09', pounds(574), 'official', govUkLicence2025, esphr),
    ],
  }),
);

const equalToWorker = 'It has always been equal to the Worker fee. It was not seen stated for 2026.';

export const bothSmall = fee(
  'both.small',
  'Worker and Temporary Worker licence, small or charitable sponsor',
  following({
    of: [workerSmall],
    by: (small) => small,
    why: equalToWorker,
    stated: [
      since('2023-10-04', pounds(536), 'single-source', govUkLicence),
      since('2025-04-09', pounds(574), 'official', govUkLicence2025, esphr),
    ],
  }),
);

export const bothLarge = fee(
  'both.large',
  'Worker and Temporary Worker licence, medium or large sponsor',
  following({
    of: [workerLarge],
    by: (large) => large,
    why: equalToWorker,
    stated: [
      since('2023-10-04', pounds(1476), 'single-source', govUkLicence),
      since('2025-04-09', pounds(1579), 'official', govUkLicence2025, esphr),
    ],
  }),
);

/** The difference between two fees: nothing in the two official tables that we read. */
const freeOfCharge = (fees: readonly [Parameter<Pence>, Parameter<Pence>]): Versions =>
  following({
    of: fees,
    by: (more, less) => more - less,
    why: 'Free in the official tables before April 2025 and of April 2025. Not seen stated for 2026.',
    stated: [
      since('2023-10-04', pounds(0), 'official', govUkLicence),
      since('2025-04-09', pounds(0), 'official', govUkLicence2025),
    ],
  });

export const addWorkerSmall = fee(
  'add-worker.small',
  'Add Worker to a Temporary Worker licence, small or charitable sponsor',
  freeOfCharge([workerSmall, temporary]),
);

export const addWorkerLarge = fee(
  'add-worker.large',
  'Add Worker to a Temporary Worker licence, medium or large sponsor',
  following({
    of: [workerLarge, temporary],
    by: (large, paidFee) => large - paidFee,
    why: 'The difference between two published fees. It could be a pound less.',
    stated: [
      since('2023-10-04', pounds(940), 'single-source', govUkLicence),
      since('2025-04-09', pounds(1005), 'single-source', govUkLicence2025),
    ],
  }),
);

export const addTemporary = fee(
  'add-temporary',
  'Add Temporary Worker to a Worker licence, any size of sponsor',
  freeOfCharge([bothSmall, workerSmall]),
);

export const addRoute = fee('add-route', 'Add another route to a licence of the same type', [
  noted(since('2023-10-04', pounds(0), 'from-memory', memory), 'Known from practice, not read in a source.'),
]);

/** A price whose first day the sources dispute: stated once for both days. */
const sinceEither = (amount: Pence, ...sources: readonly [Source, ...Source[]]) =>
  [
    noted(
      since('2025-10-21', amount, 'disputed', ...sources),
      'Sources agree on the amount but not on the first day: 21 October or 11 November 2025.',
    ),
    since('2025-11-11', amount, 'confirmed', ...sources),
  ] as const;

export const priorityService = fee('priority', 'Pre-licence priority service', [
  since('2023-10-04', pounds(500), 'confirmed', smithStone, stevensBolton),
  ...sinceEither(pounds(750), stevensBolton, deluxeLaw, harveys, harveysPriority),
]);

export const postLicencePriority = fee(
  'post-licence-priority',
  'Post-licence priority service, each request',
  [
    since('2023-10-04', pounds(200), 'confirmed', stevensBolton, deluxeLawChange),
    ...sinceEither(pounds(350), stevensBolton, deluxeLawChange, davidsonMorrisPriority),
  ],
);

/** Routes for which a new licence cannot be decided by priority. */
export const priorityNotFor = parameter<readonly string[]>({
  id: 'licence-fee.priority-not-for',
  title: 'Routes without the pre-licence priority service',
  governedBy: 'licence appliedOn',
  checkAt: checkLicence,
  versions: [
    noted(
      since(
        '2026-04-08',
        [
          'UK Expansion Worker',
          'Service Supplier',
          'Secondment Worker',
          'Scale-up',
          'Government Authorised Exchange',
          'International Agreement',
          'Seasonal Worker',
        ],
        'single-source',
        harveysPriority,
      ),
      'Our record begins on this day. The limit is older.',
    ),
  ],
});

/** When the service is chosen, and how many get it: what firms say, which no official page that we read confirms. */
export const priorityPlaces = parameter<string>({
  id: 'licence-fee.priority-places',
  title: 'When the pre-licence priority service is chosen, and how many get it',
  governedBy: 'licence appliedOn',
  checkAt: checkLicence,
  versions: [
    noted(
      since(
        '2023-06-21',
        'It can be chosen in the application form or later. Firms speak of 30 places each working day, given out from 09:00.',
        'single-source',
        secondaryPages,
        smithStone,
      ),
      'That it can be chosen in either way is confirmed, since June 2023. The number of places and the hour come from secondary pages alone.',
    ),
  ],
});

export const licenceFeeParameters: readonly Parameter<unknown>[] = [
  workerSmall,
  workerLarge,
  temporary,
  bothSmall,
  bothLarge,
  addWorkerSmall,
  addWorkerLarge,
  addTemporary,
  addRoute,
  priorityService,
  priorityNotFor,
  priorityPlaces,
  postLicencePriority,
];
