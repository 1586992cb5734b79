import { type CalendarDate, inPounds, lawOn } from '@portway/rules/kernel';
import {
  type AssessedJob,
  assessedJob,
  fullWeek,
  readinessChecklist,
  usualDocuments,
} from '@portway/rules/licence-eligibility';
import { withDaysInWords } from '../../../../text/days.ts';
import { isSettled } from '../../../../text/law.ts';
import type { StepShown } from './assessment-step.ts';

/** Help text for one step. */
export interface HelpShown {
  readonly text: string;
  readonly list?: readonly string[];
  readonly link?: { readonly to: string; readonly label: string };
}

/** The help for a step; legal content by the law of the day. */
export function helpWith(
  { question, job }: Pick<StepShown, 'question' | 'job'>,
  day: CalendarDate,
): HelpShown {
  switch (question?.name) {
    case 'isUKRegistered':
      return {
        text: lawSaid('genuine-and-lawful', day),
        link: { to: '/sponsors', label: 'Already a sponsor? Find your entry on the register' },
      };
    case 'documentsSubmitted':
      return { text: 'At least four; some bodies need none.', ...usualSet(day) };
    case 'knowsJobRoleAndCode':
      return {
        text: lawSaid('skill-level', day),
        link: { to: '/occupations', label: 'Browse the occupation codes' },
      };
    case 'meetsSalaryThreshold':
      return salaryHelp(job?.found.code, day);
    case 'authorizingOfficerAvailable':
      return { text: lawSaid('authorising-officer', day) };
    case undefined:
      return {
        text: 'We will send your result there, and keep the address with your answers. You will also see it on the next page straight away.',
      };
  }
}

/** For a job that was named: what it must pay, in place of the law in general. */
function salaryHelp(code: string | undefined, day: CalendarDate): HelpShown {
  const label = 'Work out the minimum salary';
  if (code === undefined) return { text: lawSaid('salary', day), link: { to: '/salary-calculator', label } };
  const { job } = assessedJob(code, day);
  const link = { to: `/salary-calculator/calculate?role=${code}&assignedOn=${day}`, label };
  return { text: withDaysInWords(ofJob(job)), link };
}

function ofJob({ reason, notes, minimumPence, newEntrantPence }: AssessedJob): string {
  if (minimumPence === null) return [reason, ...notes].join(' ');
  const entrant = newEntrantPence === null ? '' : `, or ${inPounds(newEntrantPence)} for a new entrant`;
  return `It must pay at least ${inPounds(minimumPence)} a year for ${fullWeek} hours a week${entrant}.`;
}

/** A rule of the checklist as one sentence, which says so if it is unsettled. */
function lawSaid(id: string, day: CalendarDate): string {
  const point = readinessChecklist(day).find((candidate) => candidate.id === id);
  if (point === undefined) return '';
  const settled = point.step.law === undefined || isSettled(point.step.law.confidence);
  return withDaysInWords(settled ? point.why : `${point.why} To be confirmed on GOV.UK.`);
}

function usualSet(day: CalendarDate): Pick<HelpShown, 'list'> {
  const outcome = lawOn(usualDocuments, day);
  return outcome.status === 'in-force' ? { list: outcome.value } : {};
}
