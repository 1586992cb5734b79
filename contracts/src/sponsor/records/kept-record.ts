import '../../jitless.ts';
import { z } from 'zod';
import { moment, rowId } from '../../account/account-settings/account-fields.ts';

/** In bytes. */
export const maxRecordFile = 25_000_000;
export const maxRecordPages = 300;
/** Of one version. */
export const maxVersionFiles = 40;
/** Said of a file of another type, before it is sent. */
export const wrongRecordFileType = 'Choose a PDF, a JPG or PNG picture, or a DOCX or TXT file.';
/** What a chooser of files offers. */
export const recordFileEndings = '.pdf,.jpg,.jpeg,.png,.docx,.txt,application/pdf,image/jpeg,image/png';

export const recordFileKinds = ['pdf', 'docx', 'txt', 'jpeg', 'png'] as const;
export type RecordFileKind = (typeof recordFileKinds)[number];

export const shelfIds = ['entry', 'recruitment', 'pay', 'skill', 'contact', 'reports'] as const;

const recordFile = z
  .object({
    id: rowId,
    name: z.string(),
    kind: z.enum(recordFileKinds),
    bytes: z.int(),
    pages: z.int().nullable().describe('Null where they cannot be counted, as of DOCX and TXT.'),
    turns: z.array(z.int()).describe('How many quarters each page is turned to the right, the first first.'),
    by: z.string(),
    at: moment,
    mayTakeBack: z.boolean().describe('Added by you within the last hour.'),
    lastLook: z.object({ by: z.string(), at: moment }).nullable(),
  })
  .meta({ id: 'KeptRecordFile' });
export type KeptRecordFile = z.output<typeof recordFile>;

const recordVersion = z
  .object({
    number: z.int(),
    validUntil: z.string().nullable().describe('The last day on which the paper is valid.'),
    by: z.string(),
    at: moment,
    files: z.array(recordFile).describe('Empty for those who may not open files.'),
    fileCount: z.int(),
  })
  .meta({ id: 'KeptRecordVersion' });
export type KeptRecordVersion = z.output<typeof recordVersion>;

const keptUntil = z.object({
  until: z.string().nullable().describe('The last day; null while its term has not begun.'),
  mustGo: z.boolean().describe('It has to be destroyed after that day.'),
  isOver: z.boolean(),
  because: z.string(),
  disputed: z.string().nullable().describe('Where sources read the term differently: the reading used.'),
});

export const keptRecord = z
  .object({
    id: rowId,
    version: z.int().describe('Send it with a change, as `seen`.'),
    holdReason: z.string().nullable(),
    versions: z.array(recordVersion).describe('The newest first.'),
  })
  .meta({ id: 'KeptRecord' });
export type KeptRecord = z.output<typeof keptRecord>;

/** A line of the evidence of a worker, or of the organisation. */
export const recordLine = z
  .object({
    record: z.string().describe('The id of the record in the rules.'),
    title: z.string(),
    shelf: z.enum(shelfIds),
    section: z.string().describe('Of Appendix D; `own` is our advice.'),
    state: z
      .enum(['kept', 'missing', 'not-needed', 'not-known'])
      .describe('`not-known`: a person says whether it is needed.'),
    because: z.string().describe('Why it is, or is not, needed.'),
    law: z.string().nullable().describe('When it is kept, and of what it consists.'),
    inForceFrom: z.string().nullable(),
    confidence: z.string().nullable(),
    note: z.string().nullable(),
    sources: z.array(z.object({ title: z.string(), url: z.string().optional() })),
    asks: z.boolean().describe('A person may answer whether it is needed.'),
    answer: z.boolean().nullable().describe('What a colleague answered; null for nothing.'),
    onRecord: z
      .object({ words: z.string(), part: z.enum(['checks', 'sealed', 'absences', 'reports', 'people']) })
      .nullable()
      .describe('What Portway holds of it already, which is not asked for twice; and where it is.'),
    keptUntil,
    kept: keptRecord.nullable(),
  })
  .meta({ id: 'RecordLine' });
export type RecordLine = z.output<typeof recordLine>;

export const destroyedRecord = z
  .object({
    record: z.string(),
    title: z.string(),
    on: z.string(),
    by: z.string(),
    files: z.int(),
    keptUntil: z.string(),
  })
  .meta({ id: 'DestroyedRecord' });
export type DestroyedRecord = z.output<typeof destroyedRecord>;
