import { figureStep, inPounds, type Pence, type Step } from '../kernel/index.ts';
import {
  minimumSalary,
  type OptionLetter,
  optionFigure,
  type SalaryFacts,
  type SalaryOption,
} from '../minimum-salary/index.ts';
import { type Conclusion, type Happened, lookAtThis, notReported, raises } from './conclusion.ts';

export interface PayChangeFacts extends Happened {
  /** The worker and the job; `assignedOn` is the certificate's, whose rules the option granted is judged by. */
  readonly pay: Omit<SalaryFacts, 'salaryPence' | 'deductionsPence' | 'appliedOn'>;
  /** The salary option under which permission was granted. */
  readonly option: OptionLetter;
  readonly certificatePence: Pence;
  readonly newPence: Pence;
  /** Why pay is lower for a time: an absence that the four-week rule leaves out. */
  readonly duringExceptedAbsence?: boolean | undefined;
  /** Fewer hours for health, backed by an occupational health assessment. */
  readonly forHealth?: boolean | undefined;
}

const keep = ['The letter or contract with the new pay', 'The calculation against the salary option'];

/**
 * What a change of pay amounts to. A rise is decided and recorded. A cut within the option granted is reported; one
 * that only another option allows needs a new certificate first; one below every option ends sponsorship.
 */
export function payChange(facts: PayChangeFacts): Conclusion {
  const { certificatePence, newPence, nation, happenedOn } = facts;
  if (newPence === certificatePence) return notReported({ because: 'pay is what the certificate says.' });
  if (newPence > certificatePence)
    return raises(
      { event: 'worker-pay-increased', nation, happenedOn },
      {
        because: 'Pay is above the certificate in the same job. Sources differ on whether it is reported.',
        keep,
      },
    );
  if (facts.duringExceptedAbsence)
    return permitted(facts, 'Pay is lower during an absence that the four-week rule leaves out.');
  return cut(facts);
}

function cut(facts: PayChangeFacts): Conclusion {
  const { pay, option, newPence, happenedOn } = facts;
  const lower = `${inPounds(newPence)} a year`;
  // That the option is open to the worker was decided when permission was granted: only its figure is asked for.
  const granted = optionFigure({ ...pay, option });
  const isScale = granted.status === 'answered' && granted.figure.decidedBy === 'national-pay-scale';
  const least = granted.status === 'answered' && !isScale ? granted.figure.minimumAnnualPence : null;
  if (least !== null && newPence >= least)
    return permitted(facts, `${lower} still meets option ${option}, under which permission was granted.`);
  // A new certificate is judged by the law of the day on which the lower pay begins.
  const required = minimumSalary({ ...pay, assignedOn: happenedOn, salaryPence: newPence });
  const steps = [
    ...(least === null ? [] : [figureStep(`Option ${option}, as granted`, { pence: least })]),
    ...('options' in required ? required.options : []).flatMap(({ option: letter, minimumAnnualPence }) =>
      minimumAnnualPence === null ? [] : [figureStep(`Option ${letter}`, { pence: minimumAnnualPence })],
    ),
  ];
  if (facts.forHealth)
    return lookAtThis({
      because:
        'Hours fall for health, backed by occupational health. It is permitted while pay for an hour stays above its floor: look at the hourly pay.',
      keep: [...keep, 'That occupational health advised fewer hours. Not the medical reason'],
      steps,
    });
  if (least === null)
    return lookAtThis({
      because: isScale
        ? 'The pay of this job follows a national pay scale. Look at the point of the scale.'
        : 'What this job must be paid is not recorded for the day of the certificate.',
      keep,
      steps: [...granted.steps, ...steps],
    });
  if (!('options' in required)) {
    const why = required.status === 'not-applicable' ? required.reason : required.message;
    const because = `${lower} does not meet option ${option}, and whether another option allows it cannot be counted. ${why}`;
    return lookAtThis({ because, keep, steps: [...steps, ...required.steps] });
  }
  return byAnother(facts, { options: required.options, lower, steps });
}

interface Below {
  readonly options: readonly SalaryOption[];
  readonly lower: string;
  readonly steps: readonly Step[];
}

/** Below the option granted: whether another one allows it. What is not known matters only where its figure is met. */
function byAnother(
  { option, nation, happenedOn }: PayChangeFacts,
  { options, lower, steps }: Below,
): Conclusion {
  const met = options.filter(mayMeet);
  const below = `${lower} does not meet option ${option}, under which permission was granted.`;
  const open = met.find(
    ({ available, minimumAnnualPence, decidedBy }) =>
      available === true && minimumAnnualPence !== null && decidedBy !== 'national-pay-scale',
  );
  if (open)
    return raises(
      { event: 'worker-pay-reduced-new-certificate', nation, happenedOn },
      {
        because: `${below} It meets option ${open.option}, which needs a new certificate and a successful application before it is paid.`,
        keep,
        steps,
      },
    );
  const [first, ...more] = met;
  if (first === undefined)
    return raises(
      { event: 'worker-pay-below-route', nation, happenedOn },
      { because: `${lower} meets no salary option, so sponsorship stops.`, keep, steps },
    );
  const others = more.length === 0 ? '' : ` The same is so of ${more.map((each) => each.option).join(', ')}.`;
  return lookAtThis({
    because: `${below} Whether option ${first.option} allows it is not known. ${first.reason}${others}`,
    keep,
    steps,
  });
}

/** An option that is not closed, and whose figure is met or not known. A pay scale's least says nothing of the post. */
const mayMeet = ({ available, minimumAnnualPence, shortByPence, decidedBy }: SalaryOption) =>
  available !== false &&
  (minimumAnnualPence === null || decidedBy === 'national-pay-scale' || shortByPence === 0);

function permitted({ nation, happenedOn }: Happened, because: string): Conclusion {
  return raises({ event: 'worker-pay-reduced-permitted', nation, happenedOn }, { because, keep });
}
