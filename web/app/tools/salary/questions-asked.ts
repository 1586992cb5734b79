import {
  findOccupation,
  healthAndCareCodes,
  noOverseasHires,
  postdoctoralCodes,
  salaryList,
  shortageList,
} from '@portway/rules/occupations';
import type { SalaryAnswers } from './salary-answers.ts';

export type CaseQuestion =
  | 'phd'
  | 'newEntrantLimb'
  | 'monthsHeld'
  | 'inRouteSince'
  | 'employer'
  | 'workNation'
  | 'listScopeConfirmed'
  | 'monthsWithSponsor'
  | 'deductions';

/** Which questions this case needs besides those everyone is asked. */
export function questionsAsked(code: string | undefined, answers: SalaryAnswers): CaseQuestion[] {
  const occupation = code === undefined ? undefined : findOccupation(code);
  if (!code || !occupation) return [];
  const rows = [salaryList.get(code), shortageList.get(code)].flatMap((row) => row?.versions[0].value ?? []);
  const [healthAndCare] = healthAndCareCodes.versions;
  const [care] = noOverseasHires.versions;
  const holder = answers.visaType === 'skilled';
  const asked: [CaseQuestion, boolean][] = [
    ['phd', occupation.phd === true],
    ['newEntrantLimb', answers.under26 === 'no' && occupation.payScale === undefined],
    ['inRouteSince', holder],
    ['monthsHeld', holder || answers.visaType === 'graduate'],
    ['employer', healthAndCare.value.includes(code)],
    ['listScopeConfirmed', rows.some(({ scope }) => scope !== 'all jobs')],
    ['workNation', rows.some(({ area }) => area !== 'UK wide')],
    ['monthsWithSponsor', care.value.includes(code) && answers.inUk === 'yes'],
    ['deductions', answers.salary !== ''],
  ];
  return asked.flatMap(([question, needed]) => (needed ? [question] : []));
}

/** Whether a postdoctoral position makes a new entrant in the code. */
export function isPostdoctoral(code: string): boolean {
  const [{ value }] = postdoctoralCodes.versions;
  return value.includes(code);
}

/** Which jobs the code's list rows name, in words. */
export function listedJobs(code: string): string {
  const rows = [salaryList.get(code), shortageList.get(code)].flatMap((row) => row?.versions[0].value ?? []);
  return rows.map(({ scope, area }) => `${scope} (${area})`).join('; ');
}
