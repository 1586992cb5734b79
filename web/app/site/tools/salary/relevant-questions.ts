import { type AtasFacts, atasNeeded } from '@portway/rules/atas';
import { isSoonAfter, mediumSkilledInRouteBefore } from '@portway/rules/eligible-role';
import { type CalendarDate, isCalendarDate, lawOn } from '@portway/rules/kernel';
import { tier2GeneralRules, transitionalBefore } from '@portway/rules/minimum-salary';
import {
  findOccupation,
  healthAndCareCodes,
  listEnd,
  noOverseasHires,
  type Occupation,
  postdoctoralCodes,
  salaryList,
  shortageList,
} from '@portway/rules/occupations';
import { payScaleOf } from '@portway/rules/pay-scales';
import type { CaseQuestion } from './case-questions.ts';
import { isPaidForFullTime } from './role/pay-scale-roles.ts';
import type { SalaryAnswers } from './salary-answers.ts';

interface Case {
  readonly code: string;
  readonly occupation: Occupation;
  readonly answers: SalaryAnswers;
  /** Whether the worker holds a Skilled Worker visa now. */
  readonly holder: boolean;
  readonly inside: boolean;
  /** The day of the certificate, if it is valid. */
  readonly day: CalendarDate | undefined;
}

type QuestionChoice = readonly [CaseQuestion, boolean];

/** The questions that this case needs besides the common ones, in the form’s order. */
export function relevantQuestions(code: string | undefined, answers: SalaryAnswers): CaseQuestion[] {
  const occupation = code === undefined ? undefined : findOccupation(code);
  if (!code || !occupation) return [];
  const { visaType, inUk, assignedOn } = answers;
  const day = isCalendarDate(assignedOn) ? assignedOn : undefined;
  const context = { code, occupation, answers, holder: visaType === 'skilled', inside: inUk === 'yes', day };
  return [
    ...ofTheWorker(context),
    ...ofANewEntrant(context),
    ...ofCareWork(context),
    ...ofTheJob(context),
    ...ofAtas(context),
    ...ofTheSponsor(context),
  ].flatMap(([question, needed]) => (needed ? [question] : []));
}

function ofTheWorker({ answers, occupation, holder, inside }: Case): QuestionChoice[] {
  const { visaType, inRouteSince } = answers;
  const onScale = occupation.payScale !== undefined;
  return [
    ['otherPermission', visaType === 'other' && inside],
    ['studentSwitch', visaType === 'student' && inside],
    ['courseEndsOn', endsLater(answers, inside)],
    ['inRouteSince', holder],
    ['firstCertificateOn', holder && isSoonAfterNewRules(inRouteSince, occupation)],
    ['tier2General', holder && isBeforeTheRoute(inRouteSince)],
    ['monthsHeld', !onScale && (holder || visaType === 'graduate')],
  ];
}

/** Whether the switch, or being a new entrant, depends on when the course ends. */
function endsLater({ visaType, studentSwitch, under26, newEntrantStudy }: SalaryAnswers, inside: boolean) {
  if (visaType !== 'student') return false;
  const switches = inside && studentSwitch === 'degree-under-way';
  return switches || (under26 === 'no' && newEntrantStudy === 'due-within-3-months');
}

/** Whether the certificate decides which rules the first permission was granted under, where that matters. */
function isSoonAfterNewRules(inRouteSince: string, { payScale, skillLevel }: Occupation): boolean {
  if (!isCalendarDate(inRouteSince)) return false;
  const [transitional] = transitionalBefore.versions;
  const [mediumSkilled] = mediumSkilledInRouteBefore.versions;
  const days = [
    ...(payScale === undefined ? [transitional.value] : []),
    ...(skillLevel !== 'higher' || payScale === 'health' ? [mediumSkilled.value] : []),
  ];
  return days.some((day) => isSoonAfter(inRouteSince, day));
}

/** The rules for Tier 2 (General) have their first version on the day the Skilled Worker route opened. */
function isBeforeTheRoute(inRouteSince: string): boolean {
  const [{ from: routeStart }] = tier2GeneralRules.versions;
  return isCalendarDate(inRouteSince) && inRouteSince < routeStart;
}

function ofANewEntrant({ answers, occupation, inside }: Case): QuestionChoice[] {
  const { under26, newEntrantLimb, visaType } = answers;
  const isAsked = under26 === 'no' && occupation.payScale === undefined;
  const last = newEntrantLimb === 'student' || newEntrantLimb === 'graduate';
  // Somebody inside the UK with another permission is not a new entrant through the one before.
  const mayHaveEnded = visaType === '' || (!inside && (visaType === 'other' || visaType === newEntrantLimb));
  return [
    ['newEntrantLimb', isAsked],
    ['newEntrantStudy', isAsked && newEntrantLimb === 'student'],
    ['lastPermissionEndedOn', isAsked && last && mayHaveEnded],
    ['phd', occupation.phd === true],
  ];
}

function ofCareWork({ code, answers, inside }: Case): QuestionChoice[] {
  const [care] = noOverseasHires.versions;
  const { visaType, sponsoredInCare } = answers;
  const isCareInside = care.value.includes(code) && inside;
  const maybeSponsored = isCareInside && (visaType === 'skilled' || visaType === '');
  return [
    ['sponsoredInCare', maybeSponsored],
    ['monthsWithSponsor', isCareInside && !(maybeSponsored && sponsoredInCare === 'yes')],
  ];
}

function ofTheJob({ code, answers, day }: Case): QuestionChoice[] {
  const scale = day && payScaleOf(code, day);
  const asks = scale?.status === 'answered' ? scale.asks : [];
  const rows = [salaryList.get(code), shortageList.get(code)].flatMap((row) => {
    const outcome = row && day && lawOn(row, day);
    return outcome?.status === 'in-force' ? [outcome.value] : [];
  });
  const [healthAndCare] = healthAndCareCodes.versions;
  return [
    ['workNation', asks.includes('workNation') || rows.some(({ area }) => area !== 'UK wide')],
    ['londonArea', asks.includes('londonArea') && answers.workNation === 'england'],
    ['payScaleRole', asks.includes('payScaleRole')],
    ['shareOfFullTime', isPaidForFullTime(code, answers)],
    ['listScopeConfirmed', rows.some(({ scope }) => scope !== 'all jobs')],
    ['employer', healthAndCare.value.includes(code)],
    ['deductions', answers.salary !== ''],
  ];
}

/** Three questions until one of them settles it; answered ones stay visible. */
function ofAtas({ code, answers, day }: Case): QuestionChoice[] {
  const { appliedOn, exemptNational, employerIsStudentSponsor, phdLevelResearch } = answers;
  const applied = isCalendarDate(appliedOn) ? appliedOn : day;
  if (applied === undefined) return [];
  const facts: AtasFacts = { occupationCode: code, appliedOn: applied };
  if (atasNeeded(facts).status !== 'needs-facts') return [];
  const open = exemptNational !== 'yes' && employerIsStudentSponsor !== 'no' && phdLevelResearch !== 'no';
  return [
    ['exemptNational', open || exemptNational !== ''],
    ['employerIsStudentSponsor', open || employerIsStudentSponsor !== ''],
    ['phdLevelResearch', open || phdLevelResearch !== ''],
  ];
}

function ofTheSponsor({ code, occupation, answers, holder, day }: Case): QuestionChoice[] {
  const sameOnly = occupation.skillLevel === 'medium-extending-only';
  const row = salaryList.get(code);
  const end = row && listEnd(row);
  const leftTheList = end !== undefined && day !== undefined && day >= end.endsOn;
  return [
    ['sponsorRating', true],
    ['sameSponsor', holder && (sameOnly || answers.sponsorRating === 'B')],
    ['sameListedJob', holder && leftTheList],
  ];
}

/** Whether a postdoctoral position in this code makes a new entrant. */
export function isPostdoctoral(code: string): boolean {
  const [{ value }] = postdoctoralCodes.versions;
  return value.includes(code);
}

/** The jobs that the code's list rows name, in words. */
export function listedJobs(code: string): string {
  const rows = [salaryList.get(code), shortageList.get(code)].flatMap((row) => row?.versions[0].value ?? []);
  return rows.map(({ scope, area }) => `${scope} (${area})`).join('; ');
}
