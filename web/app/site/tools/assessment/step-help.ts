import { type CalendarDate, lawOn } from '@portway/rules/kernel';
import { readinessChecklist, usualDocuments } from '@portway/rules/licence-eligibility';
import { withDaysInWords } from '../../../text/days.ts';
import { isSettled } from '../../../text/law.ts';
import type { StepShown } from './assessment-step.ts';

/** Help text for one step. */
export interface HelpShown {
  readonly text: string;
  readonly list?: readonly string[];
  readonly link?: { readonly to: string; readonly label: string };
}

/** The help for a step; legal content by the law of the day. */
export function helpWith({ question }: Pick<StepShown, 'question'>, day: CalendarDate): HelpShown {
  switch (question?.name) {
    case 'isUKRegistered':
      return { text: lawSaid('genuine-and-lawful', day) };
    case 'documentsSubmitted':
      return { text: 'At least four; some bodies need none.', ...usualSet(day) };
    case 'knowsJobRoleAndCode':
      return {
        text: lawSaid('skill-level', day),
        link: { to: '/occupations', label: 'Find the occupation code' },
      };
    case 'meetsSalaryThreshold':
      return {
        text: lawSaid('salary', day),
        link: { to: '/salary-calculator', label: 'Work out the minimum salary' },
      };
    case 'authorizingOfficerAvailable':
      return { text: lawSaid('authorising-officer', day) };
    case undefined:
      return {
        text: 'We send your result there, and keep the address with your answers. It is also on the next page, at once.',
      };
  }
}

/** A rule of the checklist as one sentence, which says so if it is unsettled. */
function lawSaid(id: string, day: CalendarDate): string {
  const point = readinessChecklist(day).find((candidate) => candidate.id === id);
  if (point === undefined) return '';
  const settled = point.step.law === undefined || isSettled(point.step.law.confidence);
  return withDaysInWords(settled ? point.why : `${point.why} To be confirmed on GOV.UK.`);
}

function usualSet(day: CalendarDate): Pick<HelpShown, 'list'> {
  const read = lawOn(usualDocuments, day);
  return read.status === 'in-force' ? { list: read.value } : {};
}
