import {
  type CalendarDate,
  figureStep,
  lawOn,
  lawStep,
  needsFacts,
  type Outcome,
  type Parameter,
  type Pence,
} from '../kernel/index.ts';
import type { SponsorSize } from '../licence-fee/index.ts';
import {
  charitableSponsor,
  neverSmall,
  type SmallCompanyTests,
  smallCompany,
  smallGroup,
  smallOtherBody,
} from './parameters.ts';

export interface SponsorSizeFacts {
  /** The first day of the sponsor's financial year: it decides which thresholds apply. */
  readonly financialYearBeganOn: CalendarDate;
  readonly body: 'charity' | 'company' | 'never-small-company' | 'other';
  readonly turnoverPence?: Pence | undefined;
  readonly balanceSheetPence?: Pence | undefined;
  readonly employees?: number | undefined;
  /** For a company with a parent: whether the parent leads a small group. */
  readonly parentLeadsSmallGroup?: boolean | undefined;
}

type Size = Outcome<{ readonly size: SponsorSize }>;

/** Whether the sponsor pays as small or charitable, or as medium or large. */
export function sponsorSize(facts: SponsorSizeFacts): Size {
  const { financialYearBeganOn, body } = facts;
  if (body === 'charity') return decidedBy(charitableSponsor, financialYearBeganOn, 'small');
  if (body === 'never-small-company') return decidedBy(neverSmall, financialYearBeganOn, 'large');
  if (body === 'other') return otherBody(facts);
  if (facts.parentLeadsSmallGroup === false) return decidedBy(smallGroup, financialYearBeganOn, 'large');
  return company(facts);
}

function decidedBy(parameter: Parameter<boolean>, day: CalendarDate, size: SponsorSize): Size {
  const law = lawOn(parameter, day);
  return law.status === 'no-law' ? law : { status: 'answered', size, steps: [lawStep(law, { text: size })] };
}

function otherBody({ financialYearBeganOn, employees }: SponsorSizeFacts): Size {
  const law = lawOn(smallOtherBody, financialYearBeganOn);
  if (law.status === 'no-law') return law;
  if (employees === undefined) return needsFacts(['employees'], [lawStep(law)]);
  const size = employees <= law.value ? 'small' : 'large';
  return {
    status: 'answered',
    size,
    steps: [lawStep(law, { count: law.value, of: 'employees' }), figureStep('Size', { text: size })],
  };
}

function company(facts: SponsorSizeFacts): Size {
  const law = lawOn(smallCompany, facts.financialYearBeganOn);
  if (law.status === 'no-law') return law;
  const tests = companyTests(facts, law.value);
  const testsMet = tests.filter((test) => test.met === true).length;
  const unknown = tests.filter((test) => test.met === undefined);
  const steps = [
    lawStep(law, { count: law.value.testsNeeded, of: 'tests to meet' }),
    ...tests.map(({ fact, met }) =>
      figureStep(factNames[fact], { text: met === undefined ? 'not given' : met ? 'met' : 'not met' }),
    ),
  ];
  if (testsMet >= law.value.testsNeeded) return { status: 'answered', size: 'small', steps };
  if (testsMet + unknown.length >= law.value.testsNeeded)
    return needsFacts(
      unknown.map(({ fact }) => fact),
      steps,
    );
  return { status: 'answered', size: 'large', steps };
}

const factNames = {
  turnoverPence: 'Annual turnover',
  balanceSheetPence: 'Balance sheet total',
  employees: 'Employees',
} as const;

function companyTests(
  facts: SponsorSizeFacts,
  tests: SmallCompanyTests,
): { fact: keyof typeof factNames; met: boolean | undefined }[] {
  const upTo = (amount: number | undefined, limit: number) =>
    amount === undefined ? undefined : amount <= limit;
  return [
    { fact: 'turnoverPence', met: upTo(facts.turnoverPence, tests.turnoverUpToPence) },
    { fact: 'balanceSheetPence', met: upTo(facts.balanceSheetPence, tests.balanceSheetUpToPence) },
    { fact: 'employees', met: upTo(facts.employees, tests.employeesUpTo) },
  ];
}
