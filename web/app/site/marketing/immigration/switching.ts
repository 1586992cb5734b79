import type { CalendarDate } from '@portway/rules/kernel';
import { barredPermissions, type SwitchingFacts, switchingInside } from '@portway/rules/switching';
import { capitalised } from '../../../text/values.ts';
import { barredOn, studentConditionsOn } from '../parts/switching-law.ts';
import { brakeOn } from '../parts/visa-brake.ts';

/** A permission that somebody in the UK may hold, or held last. */
interface Choice {
  readonly value: string;
  readonly label: string;
  readonly facts: Omit<SwitchingFacts, 'appliedOn' | 'inUk'>;
}

/** Whether the holder of that permission may apply inside the UK, in words. */
export interface SwitchingAnswer {
  readonly may: boolean;
  readonly title: string;
  readonly says: string;
  /** The calculator, prefilled with the same answer. */
  readonly to: string;
  readonly action: string;
}

const studentSwitches = ['course-completed', 'degree-under-way', 'phd-24-months'] as const;

/** The options: each condition for a Student, the permissions that bar switching, and the others. */
function choicesOn(day: CalendarDate): Choice[] {
  const conditions = studentConditionsOn(day).items;
  return [
    ...studentSwitches.map((studentSwitch, place) => ({
      value: studentSwitch,
      label: `Student: ${conditions[place] ?? studentSwitch}`,
      facts: { visaType: 'student', studentSwitch } as const,
    })),
    {
      value: 'student-otherwise',
      label: 'Student: none of these',
      facts: { visaType: 'student', studentSwitch: 'none' },
    },
    { value: 'graduate', label: 'Graduate', facts: { visaType: 'graduate' } },
    { value: 'skilled', label: 'Skilled Worker, with any sponsor', facts: { visaType: 'skilled' } },
    { value: 'dependent', label: 'Dependant of a worker or student', facts: { visaType: 'dependent' } },
    { value: 'youth-mobility', label: 'Youth Mobility Scheme', facts: { visaType: 'youth-mobility' } },
    ...barredChoices,
    {
      value: 'another',
      label: 'Another permission',
      facts: { visaType: 'other', otherPermission: 'another' },
    },
  ];
}

const barredChoices: readonly Choice[] = [
  barred('visitor'),
  barred('short-term-student'),
  barred('parent-of-child-student'),
  barred('seasonal-worker'),
  barred('domestic-worker'),
  barred('outside-the-rules'),
];

function barred(otherPermission: keyof typeof barredPermissions): Choice {
  const label = capitalised(barredPermissions[otherPermission]);
  return { value: otherPermission, label, facts: { visaType: 'other', otherPermission } };
}

/** The question, the option chosen, and the result by the rules of the day. */
export function switching(holds: string, day: CalendarDate) {
  const choices = choicesOn(day);
  const choice = choices.find(({ value }) => value === holds);
  return {
    holds: choice?.value ?? '',
    choices: choices.map(({ value, label }) => ({ value, label })),
    answer: choice && answerOn(choice, day),
    barred: barredOn(day),
    student: studentConditionsOn(day),
  };
}

export type SwitchingShown = ReturnType<typeof switching>;

function answerOn({ facts }: Choice, appliedOn: CalendarDate): SwitchingAnswer {
  const outcome = switchingInside({ ...facts, appliedOn, inUk: true });
  if (outcome.status === 'not-applicable')
    return {
      may: false,
      title: 'Not from inside the UK',
      says: [outcome.reason, brakeOn(appliedOn)?.employers].filter(Boolean).join(' '),
      to: '/immigration-skill-charge-calculator/calculate?location=outside',
      action: 'Costs from abroad',
    };
  return {
    may: true,
    title: 'They can apply inside the UK',
    says: mayInWords(facts.visaType),
    to: `/salary-calculator/calculate?${asAnswers({ inUk: 'yes', ...facts })}`,
    action: 'Check the salary',
  };
}

function mayInWords(visaType: SwitchingFacts['visaType']): string {
  const rest = 'They must still meet the requirements for the job, the pay and everything else.';
  if (visaType === 'student')
    return `There is no skills charge when they switch straight from Student, or when they extend that visa. ${rest}`;
  if (visaType === 'skilled')
    return `They must apply for the new job or sponsor before they start work. ${rest}`;
  return `Nothing in the rule on switching stops them. ${rest}`;
}

/** The answers as the calculator's query string. */
function asAnswers(facts: Readonly<Record<string, string | undefined>>): URLSearchParams {
  const entries = Object.entries(facts).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  return new URLSearchParams(entries);
}
