import { type Confidence, noted, type Parameter, parameter, type Source, since } from '../kernel/index.ts';
import { checkSponsorRecords } from '../sources/index.ts';
import { dutiesRecordBegins } from '../sponsor-duties/index.ts';
import type { RecordId, RetentionTerm, Shelf } from './record-ids.ts';

/** A record as the law names it. */
export interface RecordLaw {
  readonly id: RecordId;
  /** Of Appendix D; `own` where it is our advice and no paragraph asks for it. */
  readonly section: string;
  readonly shelf: Shelf;
  readonly keep: RetentionTerm;
  readonly title: string;
  /** When it is kept, and of what it consists. */
  readonly law: Parameter<string>;
}

const older = 'Our record begins on this day. The record was asked for before. To be confirmed on GOV.UK.';

interface Described {
  readonly id: RecordId;
  readonly section: string;
  readonly title: string;
  readonly neededWhen: string;
  readonly confidence: Confidence;
  readonly from?: string;
  readonly note?: string;
}

const shelfOf: Readonly<Record<string, Shelf>> = {
  '1': 'entry',
  '2': 'recruitment',
  '3': 'pay',
  '4': 'skill',
  '5': 'contact',
  '5(l)': 'contact',
  own: 'reports',
  A: 'reports',
};

export const record = (
  { id, section, title, neededWhen, confidence, from = dutiesRecordBegins, note }: Described,
  keep: RetentionTerm,
  ...sources: readonly [Source, ...Source[]]
): RecordLaw => ({
  id,
  section,
  shelf: shelfOf[section] ?? 'contact',
  keep,
  title,
  law: parameter<string>({
    id: `records.${id}`,
    title: `A sponsor keeps: ${title}`,
    governedBy: 'happenedOn',
    checkAt: checkSponsorRecords,
    versions: [
      noted(
        since(from, neededWhen, confidence, ...sources),
        [note, from === dutiesRecordBegins && id !== 'employment-rights-information' ? older : '']
          .filter(Boolean)
          .join(' ') || 'To be confirmed on GOV.UK.',
      ),
    ],
  }),
});

export const ofWorker = (described: Described, ...sources: readonly [Source, ...Source[]]) =>
  record(described, 'sponsorship-plus-1-year', ...sources);
export const ofOrganisation = (described: Described, ...sources: readonly [Source, ...Source[]]) =>
  record(described, 'life-of-licence', ...sources);
