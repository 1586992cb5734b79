import type { CalendarDate } from '@portway/rules/kernel';
import { rulesReadTo } from '@portway/rules/recorded';
import { dayInWords } from '../../../text/days.ts';
import { type ExampleHire, type PlanFigures, planOn } from './plan-figures.ts';

/** A hire of a made-up person, answered by the rules, and the address that opens the plan with the same answers. */
export interface WorkedCase {
  readonly who: string;
  readonly address: string;
  /** The day of the law, where it is not today's. */
  readonly lawOf?: string;
  readonly answer: PlanFigures | { readonly barrier: string };
}

interface Hire {
  readonly who: string;
  readonly facts: ExampleHire;
  /** The plan's own names for these facts, besides the code, in its address. */
  readonly answers: Readonly<Record<string, string>>;
}

const fromAbroad = (who: string, occupationCode: string): Hire => ({
  who: `${who} from abroad with partner and child, for a small company without a licence`,
  facts: {
    occupationCode,
    location: 'outside',
    under26: false,
    sponsorSize: 'small',
    holdsLicence: false,
    partner: { priority: 'none' },
    children: { count: 1, under18: 1, priority: 'none' },
  },
  answers: { partner: 'yes', children: 'yes' },
});

const graduate = (who: string, occupationCode: string): Hire => ({
  who: `${who} of 24 with a year on a Graduate visa, for a large sponsor`,
  facts: {
    occupationCode,
    location: 'inside',
    visaType: 'graduate',
    monthsHeld: 12,
    under26: true,
    newEntrantLimb: 'none',
    sponsorSize: 'large',
    holdsLicence: true,
  },
  answers: {
    location: 'inside',
    visaType: 'graduate',
    monthsHeld: '12',
    under26: 'yes',
    sponsorSize: 'large',
    holdsLicence: 'yes',
  },
});

const alone = (who: string, occupationCode: string): Hire => ({
  who: `${who} from abroad`,
  facts: { occupationCode, location: 'outside', under26: false, sponsorSize: 'small', holdsLicence: false },
  answers: {},
});

/** For each place the hires to try in order: the first of them that has its kind of answer is shown. */
const places: readonly { readonly isBarrier: boolean; readonly hires: readonly Hire[] }[] = [
  {
    isBarrier: false,
    hires: [fromAbroad('A mechanical engineer', '2122'), fromAbroad('An electronics engineer', '2124')],
  },
  {
    isBarrier: false,
    hires: [graduate('A software tester', '2136'), graduate('A business analyst', '2133')],
  },
  {
    isBarrier: true,
    hires: [alone('A care assistant', '6135'), alone('A lorry driver', '8211')],
  },
];

/**
 * Three cases by the law of a day. Where that law gives none of a place's hires an answer, the case is worked by the
 * last law we read, and says so.
 */
export function workedCases(day: CalendarDate): readonly WorkedCase[] {
  return places.flatMap(({ isBarrier, hires }) => {
    const tried = [day, rulesReadTo].flatMap((law) => hires.map((hire) => workedOn(law, hire, day)));
    return tried.find((worked) => worked && 'barrier' in worked.answer === isBarrier) ?? [];
  });
}

function workedOn(
  law: CalendarDate,
  { who, facts, answers }: Hire,
  today: CalendarDate,
): WorkedCase | undefined {
  const answer = planOn(law, facts);
  if (answer === undefined) return undefined;
  const otherDay = law !== today;
  const query = new URLSearchParams({
    role: facts.occupationCode,
    ...answers,
    ...(otherDay && { assignedOn: law }),
  });
  return { who, address: `/plan-a-hire?${query}`, answer, ...(otherDay && { lawOf: dayInWords(law) }) };
}
