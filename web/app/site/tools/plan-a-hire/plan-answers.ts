import type { CalendarDate } from '@portway/rules/kernel';
import { answersIn } from '../../../kit/forms/answers-in.ts';
import { readSalaryAnswers, type SalaryAnswers } from '../salary/salary-answers.ts';

/** What the plan asks besides the salary calculator's questions, and where it starts differently. */
const defaults = {
  under26: 'no',
  location: 'outside',
  years: '3',
  enteredAsStudent: '',
  startWanted: '',
  partner: 'no',
  children: 'no',
  childrenCount: '1',
  childrenUnder18: '1',
  childrenGround: '',
  adultChildrenWereDependants: '',
  sponsorSize: 'small',
  holdsLicence: 'no',
  licenceAppliedOn: '',
  licencePriority: 'no',
  priority: 'none',
};

type OfSalary = Omit<SalaryAnswers, 'inUk' | 'startsOn' | 'endsOn'>;

/** The form's fields as typed; the query string holds the answers. */
export type PlanAnswers = Readonly<Record<keyof OfSalary | keyof typeof defaults, string>>;

/** The answers in the query, with defaults where it has none; the law is today's unless another day is asked for. */
export function readPlanAnswers(query: URLSearchParams, today: CalendarDate): PlanAnswers {
  const { inUk: _in, startsOn: _first, endsOn: _last, ...ofSalary } = emptySalary(today);
  const queryAnswers = answersIn(query, { ...ofSalary, ...defaults });
  // The calculators can do without a length or take a certificate's own days; a plan has whole years.
  const answers =
    queryAnswers.years === '' || queryAnswers.years === 'days'
      ? { ...queryAnswers, years: defaults.years }
      : queryAnswers;
  // The salary calculator asks the place in its own words, and its link brings them along.
  if (query.has('location') || !query.has('inUk')) return answers;
  return { ...answers, location: query.get('inUk') === 'yes' ? 'inside' : 'outside' };
}

/** The same answers as the salary calculator's form has them; hidden ones are left out. */
export function asSalaryAnswers(answers: PlanAnswers): SalaryAnswers {
  const inside = answers.location === 'inside';
  return {
    ...answers,
    inUk: inside ? 'yes' : 'no',
    visaType: inside ? answers.visaType : '',
    startsOn: '',
    endsOn: '',
    sponsorRating: answers.holdsLicence === 'yes' ? answers.sponsorRating : '',
  };
}

const emptySalary = (today: CalendarDate) => readSalaryAnswers(new URLSearchParams(), today);
