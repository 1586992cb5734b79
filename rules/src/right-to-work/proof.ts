import {
  type Answered,
  addDays,
  addMonths,
  type CalendarDate,
  lawOn,
  lawStep,
  type NeedsFacts,
  type NoLaw,
  needsFacts,
  type Parameter,
  type Step,
} from '../kernel/index.ts';
import { type DocumentList, isCertificate, type ListedDocument, listedDocument } from './documents.ts';
import type { ExcuseFacts } from './excuse-facts.ts';
import {
  listA,
  listACertificates,
  listB1,
  listB2,
  noticeMonths,
  residencePermitCard,
} from './excuse-parameters.ts';
import type { RightToWorkMethod } from './methods.ts';
import { methodRules } from './methods.ts';

/** What a check proves by itself, whenever it was made. */
export interface Proof {
  readonly excuse: 'continuous' | 'until' | 'none';
  readonly until: CalendarDate | null;
  readonly checkAgainBy: CalendarDate | null;
  readonly because: string;
  /** What remains to be done where it proves nothing. */
  readonly next: readonly string[];
  /** The excuse comes from a Positive Verification Notice. */
  readonly byNotice: boolean;
  readonly steps: readonly Step[];
}

type Finding = Omit<Proof, 'steps' | 'byNotice'> & { readonly byNotice?: boolean };
type Outcome = Answered<Proof> | NeedsFacts | NoLaw;

/** What the check proves, by the law of its day. */
export function proofOf(facts: ExcuseFacts): Outcome {
  const { method, checkedOn } = facts;
  if (method === 'none')
    return answered(none('Nothing was checked.', ['Make the check before work begins.']), []);
  if (checkedOn === undefined) return needsFacts(['checkedOn'], []);
  const law = lawOn(methodRules[method], checkedOn);
  if (law.status === 'no-law') return law;
  const judgement = judges[method]({ ...facts, checkedOn });
  const steps = [
    lawStep(law, { text: law.value }),
    ...('rule' in judgement ? ruleSteps(judgement.rule, checkedOn) : []),
  ];
  if ('missing' in judgement) return needsFacts(judgement.missing, steps);
  return answered(endingInTime(judgement, { ...facts, checkedOn }), steps);
}

interface DatedFacts extends ExcuseFacts {
  readonly checkedOn: CalendarDate;
}

type Judgement =
  | (Finding & { readonly rule?: Parameter<unknown> })
  | { readonly missing: readonly (keyof ExcuseFacts)[]; readonly rule?: Parameter<unknown> };

const judges: Readonly<Record<RightToWorkMethod, (facts: DatedFacts) => Judgement>> = {
  manual: byHand,
  'online-share-code': online,
  'digital-verification-service': byProvider,
  'employer-checking-service': byNotice,
};

const lists: Readonly<Record<DocumentList, Parameter<unknown>>> = {
  A: listA,
  B1: listB1,
  B2: listB2,
  none: residencePermitCard,
};

const askForCode = 'Ask for a share code, and check with the Home Office online service.';
const askTheService = 'Ask the Employer Checking Service, and keep its Positive Verification Notice.';

function byHand(facts: DatedFacts): Judgement {
  const { document } = facts;
  if (document === 'none') return none('No document was seen.', ['Make the check before work begins.']);
  if (document === 'evisa') return none('An eVisa cannot be checked by hand.', [askForCode]);
  const rule = isCertificate(document) ? listACertificates : lists[listedDocument(document).list];
  return { ...listedByHand(facts, document), rule };
}

function listedByHand(facts: DatedFacts, document: ListedDocument): Judgement {
  const { list, current, withNationalInsurance, verified } = listedDocument(document);
  if (list === 'none')
    return none('A residence permit card is no evidence when shown by hand.', [askForCode]);
  if (withNationalInsurance && facts.withNationalInsurance !== true)
    return none(
      'This document counts only with an official document that shows the name and National Insurance number.',
      ['Ask for an official document that shows the person’s name and permanent National Insurance number.'],
    );
  if (current && isPast(facts.documentExpiresOn, facts.checkedOn))
    return none('The document was out of date on the day of the check.', [
      'Ask for a document that is in date, or check online.',
    ]);
  if (verified && facts.noticeOn === undefined)
    return none('This paper counts only once the Employer Checking Service has verified it.', [
      askTheService,
    ]);
  if (list === 'A') return continuous('A document of list A.');
  return list === 'B1' ? toPermissionEnd(facts) : fromNotice(facts);
}

function online(facts: DatedFacts): Judgement {
  const { document, expiresOn } = facts;
  if (document !== 'evisa' && document !== 'residence-permit-card' && document !== 'none')
    return none('The online service shows an eVisa. This document is not checked with a share code.', [
      'Check the document with one of the other methods, or take a share code if the person has an eVisa.',
    ]);
  return expiresOn === undefined
    ? continuous('The online result shows no time limit.')
    : toPermissionEnd(facts);
}

function byProvider({ document, documentExpiresOn, checkedOn }: DatedFacts): Judgement {
  if (document !== 'british-passport' && document !== 'irish-passport')
    return none('A digital verification service can check British and Irish passports alone.', [askForCode]);
  if (documentExpiresOn === undefined) return { missing: ['documentExpiresOn'] };
  return isPast(documentExpiresOn, checkedOn)
    ? none('A digital verification service needs a passport that is in date.', [
        'See the passport itself, with the person present.',
      ])
    : continuous('A British or Irish passport in date, verified by a provider on the register.');
}

function byNotice(facts: DatedFacts): Judgement {
  const { document, noticeOn } = facts;
  if (document === 'crown-dependency-unlimited')
    return { ...continuous('Verified by the service.'), rule: listA };
  if (document === 'crown-dependency-limited' || document === 'crown-dependency-application')
    return { ...toPermissionEnd(facts), rule: listB1 };
  if (noticeOn === undefined && document !== 'positive-verification-notice')
    return none('The service has not given a Positive Verification Notice.', [
      'Wait for the notice, or check another document. The service takes about five working days.',
    ]);
  return fromNotice(facts);
}

/** Six months from the day in the notice; the last safe day to check again is the day before they end. */
function fromNotice({ noticeOn, document, checkedOn }: DatedFacts): Judgement {
  if (noticeOn === undefined)
    return document === 'positive-verification-notice'
      ? { missing: ['noticeOn'] }
      : none('This document counts only with a Positive Verification Notice.', [askTheService]);
  const months = lawOn(noticeMonths, checkedOn);
  if (months.status === 'no-law') return none(months.message, []);
  const until = addMonths(noticeOn, months.value);
  return {
    excuse: 'until',
    until,
    checkAgainBy: addDays(until, -1),
    because: `A Positive Verification Notice gives ${months.value} months from its day.`,
    next: [],
    byNotice: true,
    rule: noticeMonths,
  };
}

function toPermissionEnd({ expiresOn }: DatedFacts): Judgement {
  if (expiresOn === undefined) return { missing: ['expiresOn'] };
  return {
    excuse: 'until',
    until: expiresOn,
    checkAgainBy: expiresOn,
    because: 'The excuse goes to the end of the permission.',
    next: [],
  };
}

/** An excuse that ended before the check, or before work begins, is none. */
function endingInTime(judgement: Finding, { checkedOn, startsOn }: DatedFacts): Finding {
  const { until } = judgement;
  if (until === null || (until >= checkedOn && until >= startsOn)) return judgement;
  const because =
    until < checkedOn
      ? `What was checked had ended on ${until}, before the check.`
      : `What was checked ends on ${until}, before work begins.`;
  return none(because, [
    'Check again with a share code. If an application made in time is not decided, ask the Employer Checking Service.',
  ]);
}

const isPast = (day: CalendarDate | undefined, on: CalendarDate) => day !== undefined && day < on;

const none = (because: string, next: readonly string[]): Finding => ({
  excuse: 'none',
  until: null,
  checkAgainBy: null,
  because,
  next,
});

const continuous = (because: string): Finding => ({
  excuse: 'continuous',
  until: null,
  checkAgainBy: null,
  because,
  next: [],
});

function answered(
  { excuse, until, checkAgainBy, because, next, byNotice = false }: Finding,
  steps: readonly Step[],
): Answered<Proof> {
  return { status: 'answered', excuse, until, checkAgainBy, because, next, byNotice, steps };
}

function ruleSteps(rule: Parameter<unknown> | undefined, day: CalendarDate): Step[] {
  if (rule === undefined) return [];
  const law = lawOn(rule, day);
  if (law.status === 'no-law') return [];
  const { value } = law;
  if (typeof value === 'number') return [lawStep(law, { count: value, of: 'months' })];
  return [lawStep(law, typeof value === 'string' ? { text: value } : undefined)];
}
