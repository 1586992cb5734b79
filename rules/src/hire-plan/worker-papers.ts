import { atasNeeded } from '../atas/index.ts';
import { type CalendarDate, inPounds, lawOn, lawStep, type Parameter, type Step } from '../kernel/index.ts';
import { nurseBeforeRegistration } from '../pay-scales/index.ts';
import {
  englishFirst,
  englishNationalities,
  englishTestPrice,
  fundsApplicant,
  fundsHeldFor,
  statementWithin,
  tuberculosisCountries,
  tuberculosisTestPrice,
} from '../visa-requirements/index.ts';
import { applicationOf, type HirePlanFacts } from './facts.ts';
import { neededFor } from './needed.ts';
import { registrationProof, tuberculosisValid } from './parameters.ts';

/** A paper that the worker gets for the application, and what decides whether it is needed. */
export interface WorkerPaper {
  readonly id: string;
  readonly text: string;
  /** Further sentences: the level, the amount, how old it may be. */
  readonly notes: readonly string[];
  /**
   * The answer of the worker that decides, with the countries that do: where they have lived, or their nationality.
   * Null where nothing about a country does.
   */
  readonly decides: { readonly by: 'lived-in' | 'nationality'; readonly countries: readonly string[] } | null;
  /** What it usually costs the worker, from and to in pence: an estimate. */
  readonly usualPrice: { readonly fromPence: number; readonly toPence: number } | null;
  readonly checkAt: { readonly title: string; readonly url: string };
}

/** What the worker needs in hand for the visa application of a plan, with the law that was read. */
export function workerPapers(plan: HirePlanFacts): {
  readonly papers: readonly WorkerPaper[];
  readonly steps: readonly Step[];
} {
  const day = applicationOf(plan);
  const { needed, steps } = neededFor(plan);
  const registration = lawOn(registrationProof, day);
  const documents = [
    ...needed.filter(({ who }) => who === 'worker'),
    ...(registration.status === 'in-force' ? [{ id: 'registration', text: registration.value }] : []),
  ];
  const details = detailsOn(plan, day);
  const laws = lawsOfDetails.flatMap((parameter) => {
    const law = lawOn(parameter, day);
    return law.status === 'in-force' ? [lawStep(law)] : [];
  });
  return {
    papers: documents.map(({ id, text }) => ({ ...plain(steps, id), ...details[id], id, text })),
    steps: [...steps, ...laws, ...(registration.status === 'in-force' ? [lawStep(registration)] : [])],
  };
}

const lawsOfDetails: readonly Parameter<unknown>[] = [
  englishFirst,
  fundsApplicant,
  fundsHeldFor,
  statementWithin,
  tuberculosisCountries,
];

type Details = Partial<Omit<WorkerPaper, 'id' | 'text'>>;

function plain(steps: readonly Step[], id: string): Omit<WorkerPaper, 'id' | 'text'> {
  const law = steps.find((step) => step.law?.parameter === `hire-plan.needed.${id}`)?.law;
  const checkAt = law?.checkAt ?? registrationProof.checkAt;
  return { notes: [], decides: null, usualPrice: null, checkAt };
}

function detailsOn(plan: HirePlanFacts, day: CalendarDate): Readonly<Record<string, Details>> {
  const valueOn = <V>(parameter: Parameter<V>): V | undefined => {
    const law = lawOn(parameter, day);
    return law.status === 'in-force' ? law.value : undefined;
  };
  const level = valueOn(englishFirst);
  const months = valueOn(tuberculosisValid);
  const nurse = nurseBeforeRegistration(plan);
  return {
    english: {
      notes: level === undefined ? [] : [`Level ${level}, for a first application.`],
      decides: by('nationality', valueOn(englishNationalities)),
      usualPrice: valueOn(englishTestPrice) ?? null,
      checkAt: englishNationalities.checkAt,
    },
    funds: fundsDetails(valueOn),
    'funds-in-the-first-year': fundsDetails(valueOn),
    'tuberculosis-certificate': {
      notes: months === undefined ? [] : [`Issued at most ${months} months before you apply.`],
      decides: by('lived-in', valueOn(tuberculosisCountries)),
      usualPrice: valueOn(tuberculosisTestPrice) ?? null,
      checkAt: tuberculosisCountries.checkAt,
    },
    registration: { notes: nurse.status === 'answered' ? [nurse.explanation] : [] },
    atas: atasDetails(plan, day),
  };
}

const by = (kind: 'lived-in' | 'nationality', countries: readonly string[] | undefined) =>
  countries === undefined ? null : ({ by: kind, countries } as const);

function fundsDetails(valueOn: <V>(parameter: Parameter<V>) => V | undefined): Details {
  const amount = valueOn(fundsApplicant);
  const heldDays = valueOn(fundsHeldFor);
  const maxAgeDays = valueOn(statementWithin);
  if (amount === undefined || heldDays === undefined || maxAgeDays === undefined) return {};
  return {
    notes: [
      `${inPounds(amount)} for the worker, held for ${heldDays} days in a row, and more for family who come too. The newest statement is at most ${maxAgeDays} days old on the day you apply.`,
    ],
    checkAt: fundsApplicant.checkAt,
  };
}

function atasDetails({ occupationCode, atas }: HirePlanFacts, day: CalendarDate): Details {
  const outcome = atasNeeded({ appliedOn: day, occupationCode, ...atas });
  const law = outcome.steps.find((step) => step.law !== undefined)?.law;
  return law === undefined ? {} : { checkAt: law.checkAt };
}
