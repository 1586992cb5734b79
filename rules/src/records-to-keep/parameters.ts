import { noted, type Parameter, parameter, type Source, since } from '../kernel/index.ts';
import {
  checkSponsorRecords,
  davidsonMorrisRecords,
  govSponsorSkilledWorker,
  irsRecords,
  quotedAppendixD,
  visaAndMigrationRecords,
} from '../sources/index.ts';
import { dutiesRecordBegins } from '../sponsor-duties/index.ts';
import { jobRecords } from './job-records.ts';
import { otherRecords } from './other-records.ts';
import type { RecordLaw } from './record-law.ts';

/** Everything that Appendix D has a sponsor keep, and four things more that are our advice. */
export const recordLaws: readonly RecordLaw[] = [...jobRecords, ...otherRecords];

const older = 'Our record begins on this day. The rule is older. To be confirmed on GOV.UK.';

const text = (id: string, title: string, value: string, ...sources: readonly [Source, ...Source[]]) =>
  parameter<string>({
    id: `records.${id}`,
    title,
    governedBy: 'happenedOn',
    checkAt: checkSponsorRecords,
    versions: [noted(since(dutiesRecordBegins, value, 'confirmed', ...sources), older)],
  });

export const lifeOfLicence = text(
  'life-of-licence',
  'How long the organisation’s own records are kept',
  'As long as the licence is held.',
  davidsonMorrisRecords,
  quotedAppendixD,
);

export const recordForm = text(
  'form',
  'In which form records are kept',
  'On paper or electronically, by no set method; they are produced when asked for. Data protection law applies.',
  irsRecords,
  visaAndMigrationRecords,
);

/** Codes of the occupation tables whose titles are of midwives and registered nurses. */
export const nursingCodes = parameter<readonly string[]>({
  id: 'records.nursing-codes',
  title: 'Occupation codes of nurses and midwives, for the notice of the registration number',
  governedBy: 'happenedOn',
  checkAt: checkSponsorRecords,
  versions: [
    noted(
      since(
        dutiesRecordBegins,
        ['2231', '2232', '2233', '2234', '2235', '2236', '2237'],
        'derived',
        govSponsorSkilledWorker,
      ),
      'Derived from the titles of the codes; the guidance names nurses and midwives, not codes.',
    ),
  ],
});

export const recordsToKeepParameters: readonly Parameter<unknown>[] = [
  ...recordLaws.map(({ law }) => law),
  nursingCodes,
  lifeOfLicence,
  recordForm,
];
