import { checkDocuments, checkedDocuments } from '@portway/rules/right-to-work';
import { type CellValue, fault, value } from '../../worker-imports/reading/cells/cell-value.ts';
import { checkMethod } from '../../worker-imports/reading/cells/facts.ts';

type CheckDocument = (typeof checkDocuments)[number];
type Engagement = 'employee' | 'worker' | 'sub-contractor';

/** What people write for a document, and each one that it can mean. */
const documentWords: readonly (readonly [RegExp, readonly CheckDocument[]])[] = [
  [/\be ?visa\b|\bshare code\b/, ['evisa']],
  [/\b(?:positive verification|pvn)\b/, ['positive-verification-notice']],
  [/\b(?:application registration card|arc)\b/, ['application-registration-card']],
  [/\b(?:brp|brc|biometric|residence permit|residence card)\b/, ['residence-permit-card']],
  [/\bfrontier\b/, ['frontier-worker-permit']],
  [/\b(?:naturali[sz]ation|certificate of registration)\b/, ['naturalisation-certificate']],
  [/\b(?:uk|british|english|scottish|welsh) (?:full )?birth\b/, ['uk-birth-certificate']],
  [/\b(?:birth|adoption) cert/, ['uk-birth-certificate', 'islands-birth-certificate']],
  [/\b(?:british|uk|gb|gbr) passport\b|\bpassport (?:uk|british|gb|gbr)\b/, ['british-passport']],
  [/\birish passport\b|\bpassport (?:irish|ireland)\b/, ['irish-passport']],
  [/\bpassport\b/, ['british-passport', 'irish-passport', 'passport-no-time-limit', 'passport-time-limited']],
  [/\bimmigration status\b/, ['status-document-no-time-limit', 'status-document-time-limited']],
];

const titleOf = (id: CheckDocument) =>
  Object.entries(checkedDocuments).find(([known]) => known === id)?.[1].title ?? 'eVisa';

const choicesOf = (ids: readonly CheckDocument[]) => ids.map((id) => ({ value: id, label: titleOf(id) }));

/** The document that a cell names: one where it can be only one, else what it can be. */
export function documentIn(text: string): CellValue<CheckDocument> {
  const plain = plainly(text);
  const exact = checkDocuments.find((id) => id === text.trim() || plainly(titleOf(id)) === plain);
  if (exact !== undefined) return value(exact);
  const [, meant = []] = documentWords.find(([words]) => words.test(plain)) ?? [];
  const [only] = meant;
  if (only !== undefined && meant.length === 1) return value(only);
  return meant.length > 1
    ? fault('other', 'This can be more than one document. Choose which.', choicesOf(meant))
    : fault(
        'other',
        'Choose the document that was checked.',
        choicesOf(checkDocuments.filter((id) => id !== 'none')),
      );
}

/** How a check was made; without a word of it, the document says so where it can be checked in one way only. */
export function methodIn(text: string, document: CheckDocument | undefined): CellValue<string> {
  if (text.trim() === '' && document === 'evisa') return value('online-share-code');
  if (text.trim() === '' && document === 'positive-verification-notice')
    return value('employer-checking-service');
  const reading = checkMethod(text);
  return 'value' in reading ? reading : fault('unclear-check-method', reading.fault, methodChoices);
}

const methodChoices = [
  { value: 'manual', label: 'By hand, with the original document' },
  { value: 'online-share-code', label: 'Online, with a share code' },
  { value: 'digital-verification-service', label: 'By a digital verification service' },
  { value: 'employer-checking-service', label: 'By the Employer Checking Service' },
];

const engagementLabels: Readonly<Record<Engagement, string>> = {
  employee: 'Employee',
  worker: 'Worker',
  'sub-contractor': 'Sub-contractor',
};

/** How a person works for the organisation. */
export function engagementIn(text: string): CellValue<Engagement> {
  const plain = plainly(text);
  if (/\b(?:employee|employed|permanent|perm|full time|part time|fixed term|staff|paye)\b/.test(plain))
    return value('employee');
  if (/\b(?:sub ?contractor|contractor)\b/.test(plain)) return value('sub-contractor');
  if (/\b(?:worker|casual|zero hours?|bank)\b/.test(plain)) return value('worker');
  return fault(
    'other',
    'Choose how this person works for you.',
    (['employee', 'worker', 'sub-contractor'] as const).map((id) => ({
      value: id,
      label: engagementLabels[id],
    })),
  );
}

/** In lower case, with single spaces in place of signs. */
export const plainly = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
