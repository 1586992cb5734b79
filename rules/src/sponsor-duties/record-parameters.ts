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
  thaxtedMay2026,
  visaAndMigrationRecords,
  worksWatch,
  wsLawMay2026,
} from '../sources/index.ts';
import { dutiesRecordBegins, duty, olderDuty } from './duty.ts';
import { checksRecordBegins } from './right-to-work-parameters.ts';

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
  noted(
    since(
      '2026-05-20',
      'Every employee’s right to work check. Each sponsored worker’s entry in time, National Insurance number, contact details with their history, contract, pay and its days, absences, how they were found, and proof of the skills the job asks for.',
      'confirmed',
      wsLawMay2026,
      worksWatch,
    ),
    'Appendix D of 20 May 2026. Its edition 10/26, of 8 October 2026, changed this section again; that was read in one secondary source.',
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
    since(checksRecordBegins, 24, 'confirmed', harveysFramework, ethicalGrowersCopies),
    'Known from secondary sources: to be confirmed on GOV.UK. The copy is destroyed afterwards. Of several terms for one document, the latest counts.',
  ),
);

const onlySecondary =
  'What it changed was read in secondary sources alone. A newer version may be out: to be confirmed on GOV.UK.';

/** The newest editions of the guidance that we know of; the first day is the one from which key people read it. */
export const guidanceVersion = duty(
  { id: 'guidance-version', title: 'The newest editions of the guidance for sponsors that we know of' },
  noted(
    since(
      '2026-04-08',
      'Version 04/26 of Workers and Temporary Workers: guidance for sponsors, sponsor a Skilled Worker.',
      'single-source',
      worksWatch,
    ),
    onlySecondary,
  ),
  noted(
    since(
      '2026-05-20',
      'Parts 1 to 3 and Appendix D, issued again on 20 May 2026. Sponsor a Skilled Worker: version 04/26 of 8 April 2026.',
      'confirmed',
      wsLawMay2026,
      thaxtedMay2026,
    ),
    onlySecondary,
  ),
  noted(
    since(
      '2026-08-28',
      'Part 3: version 08/26 of 28 August 2026. Parts 1 and 2 and Appendix D: of 20 May 2026. Sponsor a Skilled Worker: version 04/26 of 8 April 2026.',
      'single-source',
      worksWatch,
    ),
    onlySecondary,
  ),
  noted(
    since(
      '2026-10-08',
      'Part 1: of 20 May 2026. Part 2: version 10/26 of 8 October 2026. Part 3: version 08/26 of 28 August 2026. Appendix D: version 10/26 of 8 October 2026. Sponsor a Skilled Worker: version 04/26 of 8 April 2026.',
      'single-source',
      worksWatch,
    ),
    onlySecondary,
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
