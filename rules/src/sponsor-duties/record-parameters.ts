import { noted, since } from '../kernel/index.ts';
import {
  burnessPaullRecords,
  checkSponsorRecords,
  davidsonMorrisRecords,
  esConsultancyVisits,
  ethicalGrowersCopies,
  ghersonInspections,
  harveysFramework,
  immigrationBarristerRecords,
  irsRecords,
  visaAndMigrationRecords,
  worksWatch,
} from '../sources/index.ts';
import { dutiesRecordBegins, duty, olderDuty } from './duty.ts';

export const recordsKept = duty(
  { id: 'records', title: 'Which records are kept of a worker', checkAt: checkSponsorRecords },
  noted(
    since(
      dutiesRecordBegins,
      'The right to work check, proof of entry in time, the National Insurance number, contact details with their history, the contract, what is paid and when, absences, how the worker was found, and proof of the skills the job asks for.',
      'confirmed',
      irsRecords,
      immigrationBarristerRecords,
      worksWatch,
    ),
    olderDuty,
  ),
);

export const recordsKeptFor = duty(
  { id: 'records-kept-for', title: 'How long a worker’s records are kept', checkAt: checkSponsorRecords },
  noted(
    since(
      dutiesRecordBegins,
      'For as long as the worker is sponsored, and then for a year, or until a compliance officer has examined and approved them.',
      'disputed',
      burnessPaullRecords,
      irsRecords,
      davidsonMorrisRecords,
    ),
    'Sources differ on whether the earlier or the later of the two days counts. The right to work check has a longer term of its own.',
  ),
);

/** For how many months records are kept after sponsorship ends; never the earlier of the disputed ends. */
export const recordsKeptMonths = duty<number>(
  {
    id: 'records-kept-months',
    title: 'A worker’s records are kept after sponsorship ends for',
    unit: 'months',
    checkAt: checkSponsorRecords,
  },
  noted(
    since(dutiesRecordBegins, 12, 'disputed', worksWatch, visaAndMigrationRecords, davidsonMorrisRecords),
    'Sources differ on whether approval by a compliance officer ends it earlier. The whole year is safe.',
  ),
);

/** For how many months a copy of the right to work check is kept after employment ends. */
export const rightToWorkKeptMonths = duty<number>(
  {
    id: 'right-to-work-kept-months',
    title: 'The copy of a right to work check is kept after employment ends for',
    unit: 'months',
    checkAt: checkSponsorRecords,
  },
  noted(
    since(dutiesRecordBegins, 24, 'confirmed', harveysFramework, ethicalGrowersCopies),
    'Known from secondary sources: to be confirmed on GOV.UK. Of several terms for one document, the latest counts.',
  ),
);

/** The newest version of the guidance that we know of; its first day is the one from which key people read it. */
export const guidanceVersion = duty(
  { id: 'guidance-version', title: 'The newest version of the guidance for sponsors that we know of' },
  noted(
    since(
      '2026-04-08',
      'Version 04/26 of Workers and Temporary Workers: guidance for sponsors, sponsor a Skilled Worker.',
      'single-source',
      worksWatch,
    ),
    'What it changed was read in secondary sources alone. A newer version may be out: to be confirmed on GOV.UK.',
  ),
);

export const visits = duty(
  { id: 'visits', title: 'How the Home Office checks' },
  noted(
    since(
      dutiesRecordBegins,
      'Officers may visit before or after the grant, announced or not, in person or digitally. They look at records, systems and jobs, and may speak to workers.',
      'confirmed',
      ghersonInspections,
      esConsultancyVisits,
    ),
    olderDuty,
  ),
);
