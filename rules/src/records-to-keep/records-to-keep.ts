import { atasNeeded } from '../atas/index.ts';
import { type CalendarDate, type Confidence, lawOn } from '../kernel/index.ts';
import { passesFourWeeks } from '../sponsored-worker/index.ts';
import { nursingCodes, recordLaws } from './parameters.ts';
import { mayBeExempt, type WorkerRecordFacts } from './record-facts.ts';
import {
  organisationRecordIds,
  type RecordId,
  type RetentionTerm,
  type Shelf,
  type WorkerRecordId,
  workerRecordIds,
} from './record-ids.ts';

/** Whether a record is kept, and why. */
export interface RecordNeed<Id extends RecordId = RecordId> {
  readonly id: Id;
  readonly title: string;
  readonly shelf: Shelf;
  readonly section: string;
  readonly keep: RetentionTerm;
  readonly need: 'needed' | 'not-needed' | 'not-known';
  /** A sentence on this worker. */
  readonly because: string;
  /** When it is kept, as the law of the day says; null where no law of that day is on record. */
  readonly law: string | null;
  readonly inForceFrom: CalendarDate | null;
  readonly confidence: Confidence | null;
  readonly note: string | null;
  readonly sources: readonly { readonly title: string; readonly url?: string }[];
  /** Whether a person may answer that it is, or is not, needed. */
  readonly asks: boolean;
}

type Judged = Pick<RecordNeed, 'need' | 'because'>;
const needed = (because: string): Judged => ({ need: 'needed', because });
const notNeeded = (because: string): Judged => ({ need: 'not-needed', because });
const notKnown = (because: string): Judged => ({ need: 'not-known', because });
const always = () => needed('Of every sponsored worker.');

/** Every record of a worker, and whether it is kept by the law of that day. */
export function workerRecords(
  facts: WorkerRecordFacts,
  onDay: CalendarDate,
): readonly RecordNeed<WorkerRecordId>[] {
  return workerRecordIds.map((id) => needOf(id, onDay, () => answered(id, facts, onDay)));
}

/** Every record of the organisation itself. */
export function organisationRecords(onDay: CalendarDate): readonly RecordNeed[] {
  return organisationRecordIds.map((id) => needOf(id, onDay, () => needed('Of every licensed sponsor.')));
}

/** A record as the law names it, without regard to anybody. */
export function recordTitle(id: string): string | undefined {
  return recordLaws.find((each) => each.id === id)?.title;
}

function needOf<Id extends RecordId>(
  id: Id,
  onDay: CalendarDate,
  judge: () => Judged & { readonly asks?: boolean },
): RecordNeed<Id> {
  const described = recordLaws.find((each) => each.id === id);
  if (described === undefined) throw new RangeError(id);
  const { title, shelf, section, keep } = described;
  const law = lawOn(described.law, onDay);
  const about = { id, title, shelf, section, keep };
  if (law.status === 'no-law')
    return {
      ...about,
      ...notKnown(law.message),
      ...{ law: null, inForceFrom: null, confidence: null, note: null, sources: [], asks: false },
    };
  const { inForceFrom, confidence, note = null, sources } = law.law;
  return { ...about, asks: false, ...judge(), law: law.value, inForceFrom, confidence, note, sources };
}

/** What the facts say; where they do not, what a person answered. */
function answered(id: WorkerRecordId, facts: WorkerRecordFacts, onDay: CalendarDate) {
  const judgement = judges[id](facts, onDay);
  const answer = facts.answers[id];
  const asks = judgement.need === 'not-known' || mayBeExempt.includes(id);
  if (!asks || answer === undefined || (answer && judgement.need === 'needed')) return { ...judgement, asks };
  return { ...(answer ? needed('A colleague said so.') : notNeeded('A colleague said so.')), asks };
}

type Judge = (facts: WorkerRecordFacts, onDay: CalendarDate) => Judged;

const careCodes = ['6135', '6136'];
const standardOptions = ['A', 'K'];
/** Options of people who were sponsored before; a transitional rule can count their allowances. */
const transitionalOptions = ['F', 'G', 'H', 'I', 'J'];

const judges: Readonly<Record<WorkerRecordId, Judge>> = {
  'right-to-work-check': always,
  'proof-of-entry': ({ cameOnOurVisa }) => {
    if (cameOnOurVisa === null)
      return notKnown('No certificate on record says whether the worker applied from abroad.');
    return cameOnOurVisa
      ? needed('The worker entered on a visa that you sponsored.')
      : notNeeded('The worker applied from inside the United Kingdom.');
  },
  'passport-permission': always,
  'recruitment-advertised': ({ wasAdvertised }) => {
    if (wasAdvertised === null) return notKnown('Nothing on record says whether the job was advertised.');
    return wasAdvertised ? needed('The job was advertised.') : notNeeded('The job was not advertised.');
  },
  'recruitment-not-advertised': ({ wasAdvertised, answers }) => {
    const advertisedAnswer = wasAdvertised ?? answers['recruitment-advertised'];
    if (advertisedAnswer === undefined)
      return notNeeded('Kept where the job was not advertised: say first whether it was.');
    return advertisedAnswer ? notNeeded('The job was advertised.') : needed('The job was not advertised.');
  },
  contract: always,
  'pay-evidence': always,
  allowances: ({ option }) => {
    if (option === null) return notKnown('The salary option is not on record.');
    return transitionalOptions.includes(option)
      ? notKnown(`Under option ${option} a transitional rule may count allowances.`)
      : notNeeded(`Under option ${option} no allowances count.`);
  },
  'salary-option-proof': ({ option }) => {
    if (option === null) return notKnown('The salary option is not on record.');
    return standardOptions.includes(option)
      ? notNeeded(`Option ${option} was used.`)
      : needed(`Option ${option} was used.`);
  },
  'job-description': always,
  qualifications: () => notKnown('Nothing on record says whether the job asks for any.'),
  'nmc-pin': ({ occupationCode, nurseRegisteredOn }, onDay) => {
    if (nurseRegisteredOn !== null) return needed(`Registered on ${nurseRegisteredOn}.`);
    if (occupationCode === null) return notKnown('The occupation code is not on record.');
    const codes = lawOn(nursingCodes, onDay);
    const isNurse = codes.status === 'in-force' && codes.value.includes(occupationCode);
    return isNurse
      ? notKnown('Asked for once the nurse or midwife is registered.')
      : notNeeded(`${occupationCode} is no code of nurses or midwives.`);
  },
  'care-worker-three-months': ({ occupationCode, cameOnOurVisa }) => {
    if (occupationCode === null) return notKnown('The occupation code is not on record.');
    if (!careCodes.includes(occupationCode))
      return notNeeded(`${occupationCode} is no code of care workers.`);
    if (cameOnOurVisa === null)
      return notKnown('No certificate on record says whether the worker changed from another visa.');
    return cameOnOurVisa
      ? notNeeded('The worker came from abroad.')
      : needed('A care worker sponsored from another visa.');
  },
  'ni-number': always,
  'contact-history': always,
  absences: always,
  'employment-rights-information': always,
  'atas-copy': ({ occupationCode }, onDay) => {
    if (occupationCode === null) return notKnown('The occupation code is not on record.');
    const atas = atasNeeded({ assignedOn: onDay, occupationCode });
    if (atas.status === 'not-needed') return notNeeded(`${occupationCode} is no occupation code of ATAS.`);
    return notKnown(`${occupationCode} is an occupation code of ATAS.`);
  },
  dbs: () => notKnown('Nothing on record says whether the job needs one.'),
  'unpaid-absence-exception': ({ unpaidLeave, worksOn }) => {
    const year = passesFourWeeks(unpaidLeave, worksOn);
    return year === null
      ? notNeeded('Unpaid absence does not pass four weeks in any year on record.')
      : needed(`Unpaid absence passes four weeks in ${year}.`);
  },
  'health-reduction': ({ reducedForHealth }) =>
    reducedForHealth
      ? needed('Hours and pay were reduced for health.')
      : notNeeded('No reduction for health is on record.'),
  'under-18': ({ route }) =>
    route === 'skilled-worker'
      ? notNeeded('A Skilled Worker is 18 or older.')
      : notKnown('Asked for where the worker is under 18.'),
  'sms-reports': ({ reportsMade }) =>
    reportsMade > 0
      ? needed(reportsMade === 1 ? '1 report was made.' : `${reportsMade} reports were made.`)
      : notNeeded('No report about this worker is on record.'),
  'hybrid-pattern': ({ isHybrid }) =>
    isHybrid ? needed('The worker works partly at home.') : notNeeded('No work at home is on record.'),
  certificate: ({ keepsCertificate = false }) =>
    keepsCertificate
      ? needed('A copy of it is kept.')
      : notNeeded('Appendix D does not ask for a copy. What one states can be read into the record.'),
};
