import { answerRow, moneyAnswerRow } from '../../../../subjects/document/answer-rows.ts';
import type { Brief, LanesPicture, SumsPicture } from '../../../../subjects/document/brief.ts';
import type { NoResult } from '../../../../subjects/document/document-file.server.ts';
import { type DocumentContext, madeFrom } from '../../../../subjects/document/made-from.ts';
import {
  type Answer,
  type DocumentPart,
  type ResultDocument,
  saying,
  type TablePart,
} from '../../../../subjects/document/result-document.ts';
import { priorityServices, visaTypes, yesOrNo } from '../../../../text/questions.ts';
import { bothInWords, costWords } from '../../../../text/reader/cost-words.ts';
import { formWords } from '../../../../text/reader/form-words.ts';
import { planWords } from '../../../../text/reader/plan-words.ts';
import { type Reader, readerName, withReader } from '../../../../text/reader/reader.ts';
import { type CaseGroup, caseQuestions } from '../../salary/case-questions.ts';
import { caseTold } from '../../salary/document/salary-answer-rows.ts';
import { caseFields } from '../../skills-charge/case-fields.ts';
import { hasAdultChildren } from '../../skills-charge/relevant-questions.ts';
import type { PlanEvaluated } from '../evaluate-plan.ts';
import type { PlanAnswers } from '../plan-answers.ts';
import type { MoneyShown, PayerShown } from '../result/present-money.ts';
import type { PlanShown } from '../result/present-plan.ts';
import type { TimesShown } from '../result/present-times.ts';
import { laneNote, legendOf, timesOld } from '../result/times-words.ts';

const places = [
  { value: 'outside', label: 'Outside the UK' },
  { value: 'inside', label: 'In the UK' },
];
const sizes = [
  { value: 'small', label: 'Small or charitable' },
  { value: 'large', label: 'Medium or large' },
];

/** The form's questions that count, with their answers, in the form's order. */
function planAnswerRows(evaluated: PlanEvaluated): Answer[] {
  const { answers, role, questions, payScaleRoles, reader } = evaluated;
  const groupRows = (group: CaseGroup) =>
    questions
      .filter((question) => caseQuestions[question].group === group)
      .flatMap((question) => caseTold(question, answers[question], payScaleRoles));
  return [
    ...answerRow('Job title or occupation code', role.role ?? answers.role),
    ...groupRows('job'),
    ...answerRow('Hours per week', answers.hours),
    ...(answers.salary === ''
      ? answerRow('Salary', 'Not decided')
      : moneyAnswerRow('Salary', answers.salary)),
    ...groupRows('pay'),
    ...ofPerson(answers, reader),
    ...groupRows('worker'),
    ...ofFamily(evaluated),
    ...ofOrganisation(answers, reader),
    ...groupRows('sponsor'),
    ...answerRow('Preferred start date', answers.startWanted),
    ...answerRow('Length of the certificate', answers.years === '1' ? '1 year' : `${answers.years} years`),
    ...answerRow('Faster visa decision', answers.priority, priorityServices),
    ...answerRow('Certificate assigned on', answers.assignedOn),
    ...answerRow('Visa applied for on', answers.appliedOn),
    ...groupRows('atas'),
  ];
}

function ofPerson({ location, visaType, under26, enteredAsStudent }: PlanAnswers, reader: Reader): Answer[] {
  const words = formWords(reader);
  const inside = location === 'inside';
  return [
    ...answerRow(words.place, location, places),
    ...(inside ? answerRow('Visa now', visaType, visaTypes) : []),
    ...answerRow('Under 26?', under26, yesOrNo),
    ...(inside && visaType === 'skilled' ? answerRow(words.firstStudent, enteredAsStudent, yesOrNo) : []),
  ];
}

function ofFamily({ answers, asksChildrenGround, reader }: PlanEvaluated): Answer[] {
  const words = formWords(reader);
  const { partner, children, childrenCount, childrenUnder18, childrenGround } = answers;
  const { label, options } = caseFields.childrenGround;
  const grown = caseFields.adultChildrenWereDependants;
  return [
    ...answerRow(words.partner, partner, yesOrNo),
    ...answerRow(words.children, children, yesOrNo),
    ...(children === 'yes'
      ? [
          ...answerRow('How many children?', childrenCount),
          ...answerRow('How many are under 18?', childrenUnder18),
          ...(asksChildrenGround ? answerRow(label, childrenGround, options) : []),
          ...(hasAdultChildren(answers)
            ? answerRow(grown.label, answers.adultChildrenWereDependants, grown.options)
            : []),
        ]
      : []),
  ];
}

function ofOrganisation(answers: PlanAnswers, reader: Reader): Answer[] {
  const words = formWords(reader);
  const { holdsLicence, licenceAppliedOn, licencePriority, sponsorSize } = answers;
  return [
    ...answerRow(words.holdsLicence, holdsLicence, yesOrNo),
    ...(holdsLicence === 'no'
      ? [
          ...answerRow('Licence applied for on', licenceAppliedOn),
          ...answerRow(words.licencePriority, licencePriority, yesOrNo),
        ]
      : []),
    ...answerRow('Size', sponsorSize, sizes),
  ];
}

/** The plan as a document to download: the answer first, in three sentences. */
export function planDocument(evaluated: PlanEvaluated, context: DocumentContext): ResultDocument | NoResult {
  const { answers, problems, plan, code, role, title, reader } = evaluated;
  if (!plan || code === undefined) {
    const noRole = role.trouble ?? 'Type a job title, or choose an occupation code.';
    return { missing: problems.length > 0 ? problems.map(({ message }) => message) : [noRole] };
  }
  const { verdict, figures } = plan;
  return {
    // The code that was found, so that the link opens the same job even if the search changes.
    ...madeFrom(context, {
      answers: withReader({ ...answers, role: code }, reader),
      pinned: ['role', 'assignedOn', readerName],
    }),
    tool: planWords(reader).title,
    fileName: `hire-plan-${code}-${answers.assignedOn}`,
    headline: {
      label: title ?? 'Can this job be sponsored, on these answers?',
      figure: verdict.title,
      beside: figures.map(({ label, figure }) => ({ label, figure })),
    },
    sentences: inThreeSentences(plan, reader),
    brief: planBrief(evaluated, plan),
    cautions: plan.uncertain,
    answers: planAnswerRows(evaluated),
    parts: partsOf(plan, reader),
    lawAskedFor: [
      ...answerRow('Certificate assigned on', answers.assignedOn),
      ...answerRow('Visa applied for on', answers.appliedOn),
    ].map(({ question, answer }) => ({ label: question, day: answer })),
  };
}

/** Whether, for how much, and when; or what to do where nobody can be sponsored. */
export function inThreeSentences({ verdict, figures }: PlanShown, reader: Reader = 'employer'): string[] {
  const [salary, employer, worker, start] = figures.map(({ figure }) => figure);
  if (salary === undefined)
    return [
      verdict.reason,
      'Check whether another occupation code describes the real job better.',
      'Someone who can already work in the UK does not need sponsorship.',
    ];
  return [
    verdict.reason,
    `The salary must be at least ${salary} a year. ${costSentence({ employer, worker }, reader)}`,
    verdict.timeInShort ?? startSentence(start, reader),
  ];
}

/** A sum that is still open is said as such, and not put where an amount belongs. */
function costSentence(
  { employer = '', worker = '' }: { employer: string | undefined; worker: string | undefined },
  reader: Reader,
): string {
  if (isSum(employer) && isSum(worker)) return bothInWords(reader, { employer, worker });
  const { employerPays, workerPays } = costWords(reader);
  const sentence = isSum(employer)
    ? `${employerPays} ${employer}. `
    : isSum(worker)
      ? `${workerPays} ${worker}. `
      : '';
  return `${sentence}${isSum(employer) ? planWords(reader).whatWorkerPays : 'The cost'} is not settled yet.`;
}

const isSum = (figure: string) => figure.startsWith('£');

function startSentence(start: string | undefined, reader: Reader): string {
  return start === undefined || start === 'Not known'
    ? 'We have no record of how long it takes for this day.'
    : planWords(reader).startsOn(
        start.includes('–') ? `between ${start.replace(' – ', ' and ')}` : `on ${start}`,
      );
}

function partsOf(
  { times, money, salary, needed, notChecked, steps }: PlanShown,
  reader: Reader,
): DocumentPart[] {
  const words = planWords(reader);
  return saying(
    ...(times ? timesOf(times, reader) : []),
    ...(money
      ? [
          ...money.payers.map(payerTable),
          { kind: 'list' as const, title: 'Who may pay what', lines: money.notes },
        ]
      : []),
    { kind: 'list', title: 'It could be less', lines: salary.changes },
    { kind: 'list', title: words.employerHasReady, lines: needed.employer.map(({ text }) => text) },
    {
      kind: 'list',
      title: words.workerHasReady,
      lines: needed.worker.map(({ text }) => text),
    },
    { kind: 'list', title: 'Options that don’t apply, and why', lines: salary.closed },
    { kind: 'list', title: 'What this does not check', lines: notChecked },
    { kind: 'working', title: 'How we worked this out', steps },
  );
}

function timesOf({ lanes, steps }: TimesShown, reader: Reader): TablePart[] {
  return [
    {
      kind: 'table',
      title: planWords(reader).whenStart,
      columns: [{ head: 'Service' }, { head: 'Extra' }, { head: 'First day at work' }],
      rows: lanes.map(({ title, chosen, extra, range }) => ({
        cells: [chosen ? `${title} (your plan)` : title, extra, range],
        strong: chosen,
      })),
    },
    {
      kind: 'table',
      title: 'Your plan, step by step',
      columns: [{ head: 'Step' }, { head: 'Usually', figure: true }],
      rows: steps.map(({ title, range }) => ({ cells: [title, range] })),
    },
  ];
}

function payerTable({ title, total, rows }: PayerShown): TablePart {
  return {
    kind: 'table',
    title,
    columns: [{ head: 'Cost' }, { head: 'Who may pay' }, { head: 'Amount', figure: true }],
    rows: [
      ...rows.map((row) => ({ cells: [row.title, row.who, row.figure], remark: row.remark ?? row.when })),
      { cells: [`${title}, in all`, '', total], total: true },
    ],
  };
}

/** The plan on two pages: two pictures, then what is needed and what is uncertain. */
function planBrief({ chips, reader }: PlanEvaluated, plan: PlanShown): Brief {
  const words = planWords(reader);
  const { times, money, needed, uncertain, salary } = plan;
  return {
    answers: chips,
    pictures: [...(money ? [sumsOf(money)] : []), ...(times ? [lanesOf(times, reader)] : [])],
    needed: [
      { title: words.employerHas, lines: needed.employer.map(({ text }) => text) },
      { title: words.workerHas, lines: needed.worker.map(({ text }) => text) },
    ],
    lists: [
      { title: 'What is not certain', lines: times ? [...uncertain, timesOld] : uncertain },
      { title: 'It could be less', lines: salary.changes },
      { title: 'Who may pay, and what is refunded', lines: money?.notes ?? [] },
    ],
  };
}

function lanesOf(times: TimesShown, reader: Reader): LanesPicture {
  const { label, from, lanes, ticks, wanted, holidays } = times;
  return {
    kind: 'lanes',
    title: planWords(reader).whenStart,
    alt: label,
    note: `Estimates from published times, counted from ${from}. Priority does not guarantee a date.`,
    lanes: lanes.map((lane) => ({ ...lane, note: laneNote(lane), strong: lane.chosen })),
    ticks,
    mark: wanted,
    gaps: holidays,
    legend: legendOf(times),
  };
}

function sumsOf({ payers }: MoneyShown): SumsPicture {
  return {
    kind: 'sums',
    title: 'Who pays what, and when',
    alt: payers.map(({ title, total }) => `${title} ${total}`).join('; '),
    note: 'Both bars use the same scale.',
    sums: payers.map(({ title, total, who, days, parts, rows }) => ({
      title,
      total,
      note: [who, ...days].filter(Boolean).join(' · '),
      parts,
      rows,
    })),
  };
}
