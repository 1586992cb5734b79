import { isSoonAfter, mediumSkilledInRouteBefore, scopeText } from '@portway/rules/eligible-role';
import { type CalendarDate, isCalendarDate } from '@portway/rules/kernel';
import {
  findOccupation,
  type ListScope,
  noOverseasHires,
  salaryList,
  shortageList,
} from '@portway/rules/occupations';
import { sponsorshipCostParameters } from '@portway/rules/sponsorship-cost';
import type { CaseQuestion } from './case-fields.ts';
import { codeIn } from './role-code.ts';
import type { SponsorshipAnswers } from './sponsorship-answers.ts';

/** The further questions for these answers: only those whose answer can change the bill. */
export function relevantQuestions(answers: SponsorshipAnswers): CaseQuestion[] {
  const inside = answers.location === 'inside';
  const holds = (visa: string) => inside && answers.visaType === visa;
  const questions: [CaseQuestion, boolean][] = [
    ['otherPermission', holds('other')],
    ['studentSwitch', holds('student')],
    ['courseEndsOn', holds('student') && answers.studentSwitch === 'degree-under-way'],
    ['adultChildrenWereDependants', hasAdultChildren(answers)],
    ...questionsOfJob(answers, { inside, holder: holds('skilled') }),
  ];
  return questions.flatMap(([question, needed]) => (needed ? [question] : []));
}

/** Whether some of the children who come are 18 or over. */
export function hasAdultChildren({
  children,
  childrenCount,
  childrenUnder18,
}: Pick<SponsorshipAnswers, 'children' | 'childrenCount' | 'childrenUnder18'>): boolean {
  return children === 'yes' && Number(childrenCount) > Number(childrenUnder18);
}

interface Worker {
  readonly inside: boolean;
  /** Holds a Skilled Worker visa in the UK. */
  readonly holder: boolean;
}

function questionsOfJob(answers: SponsorshipAnswers, worker: Worker): [CaseQuestion, boolean][] {
  const code = codeIn(answers.role);
  const level = findOccupation(code)?.skillLevel;
  if (level === undefined || level === 'ineligible') return [];
  const belowDegree = level !== 'higher';
  const care = isCareRole(code);
  const rows = listRows(code);
  const onlySome = rows.some(({ whole }) => !whole);
  // The visa fee depends on the Immigration Salary List only, and not for a Health and Care Worker.
  const feeHistory = onlySome && answers.healthAndCare !== 'yes';
  const roleHistory = onlySome && belowDegree && !care && !rows.some(({ whole }) => whole);
  return [
    ['listScopeConfirmed', feeHistory || roleHistory],
    ['workNation', belowDegree && rows.some(({ area }) => area !== 'UK wide')],
    ['inRouteSince', worker.holder && belowDegree],
    ['firstCertificateOn', worker.holder && belowDegree && restsOnEarlierRules(answers.inRouteSince)],
    ['careAppliedOn', worker.holder && care && bringsFamily(answers)],
    ['sameSponsor', worker.holder && level === 'medium-extending-only'],
    ['sponsoredInCare', worker.holder && care],
    ['monthsWithSponsor', worker.inside && care],
    ['childrenGround', belowDegree],
  ];
}

function bringsFamily({ partner, children, sponsoredInCare }: SponsorshipAnswers): boolean {
  return sponsoredInCare !== 'no' && (partner === 'yes' || children === 'yes');
}

function isCareRole(code: string): boolean {
  const [{ value }] = noOverseasHires.versions;
  return value.includes(code);
}

/** The days on which jobs closed: at RQF 3 to 5 to new workers and to family, and care roles to family. */
const jobsClosed: readonly CalendarDate[] = [
  mediumSkilledInRouteBefore,
  ...sponsorshipCostParameters.filter(({ id }) => id.startsWith('dependants.')),
].map(({ versions: [{ from }] }) => from);

/** Whether the first permission may predate a job's closing, so that its certificate decides. */
function restsOnEarlierRules(inRouteSince: string): boolean {
  return isCalendarDate(inRouteSince) && jobsClosed.some((day) => isSoonAfter(inRouteSince, day));
}

/** The code's list rows of all versions: after a list ends, it still matters who was on it. */
function listRows(code: string): ListScope[] {
  return [salaryList.get(code), shortageList.get(code)]
    .flatMap((row) => row?.versions ?? [])
    .flatMap((version) => ('value' in version ? [version.value] : []));
}

/** The jobs that the code's list rows name, in words. */
export function listedJobs({ role }: SponsorshipAnswers): string {
  return listRows(codeIn(role))
    .filter(({ whole }) => !whole)
    .map(scopeText)
    .join('; ');
}
