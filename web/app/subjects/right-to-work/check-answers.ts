import { rightToWorkOperation } from '@portway/contracts/law/calculators/right-to-work';
import { whoChecksOperation } from '@portway/contracts/law/calculators/who-checks';
import type { CalendarDate } from '@portway/rules/kernel';
import { arrangements, checkedDocuments, type DocumentList } from '@portway/rules/right-to-work';
import { answersIn } from '../../kit/forms/answers-in.ts';
import { problemsOf } from '../../text/problems.ts';
import { engagementOf } from './check-words.ts';

/** Initial values of the form. */
const defaults = {
  arrangement: 'employee',
  passesDetails: '',
  method: 'none',
  document: 'british-passport',
  passport: 'british-passport',
  passportExpiresOn: '',
  withNationalInsurance: '',
  documentExpiresOn: '',
  permissionExpiresOn: '',
  resultExpiresOn: '',
  documentNoticeOn: '',
  noticeOn: '',
  weeklyHoursInTerm: '',
  previousPermissionEnds: '',
  appliedOn: '',
};

/** The form's fields as typed; the query string holds the answers. */
export type CheckAnswers = Readonly<
  Record<keyof typeof defaults | 'arrangedOn' | 'startsOn' | 'checkedOn', string>
>;

/** The answers in the query, with the defaults where it has none; days default to today. */
export function readCheckAnswers(query: URLSearchParams, today: CalendarDate): CheckAnswers {
  return answersIn(query, { ...defaults, arrangedOn: today, startsOn: today, checkedOn: today });
}

const whoWords = {
  arrangement: { field: 'arrangement', message: 'Choose how this person works.' },
  passesDetails: { field: 'passesDetails', message: 'Choose whether you pass details on for a fee.' },
  arrangedOn: {
    field: 'arrangedOn',
    message: 'Enter the day the arrangement was made, such as 1 October 2026.',
  },
};

/** The facts of who must check, or the errors by field. */
export function whoFacts({ arrangement, passesDetails, arrangedOn, startsOn }: CheckAnswers) {
  const result = whoChecksOperation.request.safeParse({
    arrangement,
    arrangedOn: arrangement === 'employee' ? startsOn : arrangedOn,
    ...(arrangement === 'matching-service' &&
      passesDetails !== '' && { passesDetails: yesOrNo(passesDetails) }),
  });
  if (result.success) return { facts: result.data, problems: [] };
  const words =
    arrangement === 'employee'
      ? { ...whoWords, arrangedOn: { field: 'startsOn', message: dayMessage('the first day of work') } }
      : whoWords;
  return { facts: undefined, problems: problemsOf(result.error.issues, words) };
}

/** What a document of the lists needs beside itself. */
export function needsOf(document: string) {
  const entry = Object.entries(checkedDocuments).find(([id]) => id === document)?.[1];
  const list: DocumentList | undefined = entry?.list;
  return {
    nationalInsurance: entry !== undefined && 'withNationalInsurance' in entry,
    lastDay: entry !== undefined && 'current' in entry,
    permission: list === 'B1',
    notice: list === 'B2' || (entry !== undefined && 'verified' in entry),
  };
}

/** The facts of the check, or the errors by field. Fields of another method or document are ignored. */
export function excuseFacts(answers: CheckAnswers) {
  const { method, startsOn, checkedOn, arrangement, arrangedOn, previousPermissionEnds, appliedOn } = answers;
  const { facts, fields } = byMethod(answers);
  const arrangementId = arrangements.find((each) => each === arrangement) ?? 'employee';
  const result = rightToWorkOperation.request.safeParse({
    method,
    startsOn,
    engagement: engagementOf[arrangementId] ?? 'employee',
    ...(arrangement !== 'employee' && { arrangedOn }),
    ...(method !== 'none' && { checkedOn }),
    ...given({ previousPermissionEnds, appliedOn }),
    ...facts,
  });
  if (result.success) return { facts: result.data, problems: [], fields };
  return {
    facts: undefined,
    problems: problemsOf(result.error.issues, { ...checkWords, ...fields }),
    fields,
  };
}

type Words = Readonly<Record<string, { field: string; message?: string }>>;

const dayMessage = (what: string) => `Enter ${what}, such as 1 October 2026.`;

const checkWords: Words = {
  method: { field: 'method', message: 'Choose how the check was made.' },
  document: { field: 'document', message: 'Choose the document that you saw.' },
  checkedOn: { field: 'checkedOn', message: dayMessage('the day of the check') },
  startsOn: { field: 'startsOn', message: dayMessage('the first day of work') },
  arrangedOn: whoWords.arrangedOn,
  previousPermissionEnds: {
    field: 'previousPermissionEnds',
    message: dayMessage('the last day that the check before covered'),
  },
  appliedOn: { field: 'appliedOn', message: dayMessage('the day of the application') },
  weeklyHoursInTerm: {
    field: 'weeklyHoursInTerm',
    message: 'Enter the hours a week in term, such as 20.',
  },
};

/** The facts that belong to the method, and which field of the form holds each. */
function byMethod(answers: CheckAnswers): { facts: Readonly<Record<string, unknown>>; fields: Words } {
  switch (answers.method) {
    case 'manual':
      return byHand(answers);
    case 'online-share-code': {
      const { resultExpiresOn, weeklyHoursInTerm } = answers;
      const hours = weeklyHoursInTerm.trim();
      return {
        facts: {
          document: 'evisa',
          ...given({ expiresOn: resultExpiresOn }),
          ...(hours !== '' && { weeklyHoursInTerm: Number(hours) }),
        },
        fields: {
          expiresOn: { field: 'resultExpiresOn', message: dayMessage('the last day of the permission') },
        },
      };
    }
    case 'digital-verification-service':
      return {
        facts: { document: answers.passport, ...given({ documentExpiresOn: answers.passportExpiresOn }) },
        fields: {
          document: { field: 'passport', message: 'Choose the passport that was checked.' },
          documentExpiresOn: {
            field: 'passportExpiresOn',
            message: dayMessage('the last day of the passport'),
          },
        },
      };
    case 'employer-checking-service':
      return {
        facts: { document: 'none', ...given({ noticeOn: answers.noticeOn }) },
        fields: { noticeOn: { field: 'noticeOn', message: dayMessage('the day in the notice') } },
      };
    default:
      return { facts: { document: 'none' }, fields: {} };
  }
}

function byHand(answers: CheckAnswers): { facts: Readonly<Record<string, unknown>>; fields: Words } {
  const { document, withNationalInsurance, documentExpiresOn, permissionExpiresOn, documentNoticeOn } =
    answers;
  const needs = needsOf(document);
  return {
    facts: {
      document,
      ...(needs.nationalInsurance &&
        withNationalInsurance !== '' && { withNationalInsurance: yesOrNo(withNationalInsurance) }),
      ...(needs.lastDay && given({ documentExpiresOn })),
      ...(needs.permission && given({ expiresOn: permissionExpiresOn })),
      ...(needs.notice && given({ noticeOn: documentNoticeOn })),
    },
    fields: {
      withNationalInsurance: { field: 'withNationalInsurance', message: 'Choose yes or no.' },
      documentExpiresOn: { field: 'documentExpiresOn', message: dayMessage('the last day of the document') },
      expiresOn: { field: 'permissionExpiresOn', message: dayMessage('the last day of the permission') },
      noticeOn: { field: 'documentNoticeOn', message: dayMessage('the day in the notice') },
    },
  };
}

/** Only what was answered. */
function given(answers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(answers).filter(([, text]) => text !== ''));
}

/** The contract refuses every other word. */
const yesOrNo = (text: string) => (text === 'yes' ? true : text === 'no' ? false : text);
