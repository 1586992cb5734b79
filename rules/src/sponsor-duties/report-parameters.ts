import { noted, since } from '../kernel/index.ts';
import {
  batesWellsDuties,
  borderlessHelp,
  certifydCalendar,
  checkSponsorAWorker,
  harveysDuties,
  kingsleyNapleyDuties,
  scotlandHybrid,
  workPermitCloud,
  worksWatch,
} from '../sources/index.ts';
import { dutiesRecordBegins, duty, olderDuty } from './duty.ts';

export const reportWorkerWithin = duty(
  { id: 'report-worker-within', title: 'A change about a worker is reported within', unit: 'working days' },
  noted(
    since(
      dutiesRecordBegins,
      10,
      'confirmed',
      worksWatch,
      harveysDuties,
      certifydCalendar,
      borderlessHelp,
      workPermitCloud,
    ),
    olderDuty,
  ),
);

export const reportOrganisationWithin = duty(
  {
    id: 'report-organisation-within',
    title: 'A change of the organisation is reported within',
    unit: 'working days',
  },
  noted(
    since(dutiesRecordBegins, 20, 'confirmed', worksWatch, harveysDuties, workPermitCloud),
    'Our record begins on this day. The duty is older. Sources differ on a change between small and large sponsor: 10 or 20 working days.',
  ),
);

export const workerChanges = duty(
  { id: 'worker-changes', title: 'What is reported about a worker' },
  noted(
    since(
      dutiesRecordBegins,
      'A worker who does not start, is absent without permission or leaves; the end of sponsorship for any other reason; a change of job, duties, hours or contract; pay below what the certificate says; a new normal place of work.',
      'confirmed',
      worksWatch,
      harveysDuties,
      certifydCalendar,
      workPermitCloud,
    ),
    olderDuty,
  ),
);

export const organisationChanges = duty(
  { id: 'organisation-changes', title: 'What is reported about the organisation' },
  noted(
    since(
      dutiesRecordBegins,
      'A new name or address, a new branch, a merger, takeover or other change of owner, a change in what the business does, insolvency or the end of trading, and new key people.',
      'confirmed',
      worksWatch,
      harveysDuties,
      workPermitCloud,
    ),
    olderDuty,
  ),
);

export const absentWithoutPermission = duty(
  {
    id: 'absent-without-permission',
    title: 'An absence without permission is reported when longer than',
    unit: 'working days',
  },
  noted(
    since(dutiesRecordBegins, 10, 'confirmed', worksWatch, borderlessHelp, harveysDuties, workPermitCloud),
    'The days are counted in a row. The days to report it are counted from then. Our record begins on this day. The duty is older.',
  ),
);

export const startWithin = duty(
  {
    id: 'start-within',
    title: 'A sponsored worker starts work within',
    unit: 'days',
    checkAt: checkSponsorAWorker,
  },
  noted(
    since(dutiesRecordBegins, 28, 'confirmed', worksWatch, kingsleyNapleyDuties, borderlessHelp),
    'From whichever is latest: the start date on the certificate, the first day of the visa, or the day the worker is told of the grant. Our record begins on this day. The duty is older.',
  ),
);

export const unpaidAbsence = duty(
  {
    id: 'unpaid-absence',
    title: 'Sponsorship normally stops when unpaid or reduced-pay absence in a calendar year is longer than',
    unit: 'weeks',
    checkAt: checkSponsorAWorker,
  },
  noted(
    since(dutiesRecordBegins, 4, 'confirmed', worksWatch, borderlessHelp, batesWellsDuties),
    'Exceptions include statutory family leave, sick leave, jury service and strikes. Our record begins on this day. The duty is older.',
  ),
);

export const workLocation = duty(
  { id: 'work-location', title: 'Which changes of workplace are reported' },
  noted(
    since(
      dutiesRecordBegins,
      'Another office or client’s site as the normal place of work, and work from home for good or full-time. A hybrid pattern or an occasional day elsewhere is not reported while the main office stays the same.',
      'confirmed',
      worksWatch,
      borderlessHelp,
      scotlandHybrid,
    ),
    'The guidance of 2023 also asked for hybrid patterns to be reported. Our record begins on this day.',
  ),
);
