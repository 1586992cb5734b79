import { figureStep, inPounds, type Pence } from '../kernel/index.ts';
import {
  minimumSalary,
  type OptionLetter,
  type SalaryFacts,
  type SalaryOption,
} from '../minimum-salary/index.ts';
import { type Conclusion, type Happened, lookAtThis, notReported, raises } from './conclusion.ts';

export interface PayChangeFacts extends Happened {
  /** The worker and the job, as the certificate's pay is judged; the pay itself is not read. */
  readonly pay: Omit<SalaryFacts, 'salaryPence'>;
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
  const { pay, option, newPence, nation, happenedOn } = facts;
  const required = minimumSalary({ ...pay, salaryPence: newPence });
  if (!('options' in required)) {
    const because = 'What this job must be paid is not recorded for that day.';
    return lookAtThis({ because, keep, steps: required.steps });
  }
  const granted = required.options.find((each) => each.option === option);
  const steps = required.options.flatMap(({ option: letter, minimumAnnualPence }) =>
    minimumAnnualPence === null ? [] : [figureStep(`Option ${letter}`, { pence: minimumAnnualPence })],
  );
  const lower = `${inPounds(newPence)} a year`;
  if (granted && isMet(granted))
    return permitted(facts, `${lower} still meets option ${option}, under which permission was granted.`);
  if (facts.forHealth)
    return lookAtThis({
      because:
        'Hours fall for health, backed by occupational health. It is permitted while pay for an hour stays above its floor: look at the hourly pay.',
      keep: [...keep, 'That occupational health advised fewer hours. Not the medical reason'],
      steps,
    });
  if (required.status === 'needs-facts' || granted?.decidedBy === 'national-pay-scale')
    return lookAtThis({ because: 'The answers do not decide which option the new pay meets.', keep, steps });
  const other = required.options.find((each) => isMet(each));
  if (other)
    return raises(
      { event: 'worker-pay-reduced-new-certificate', nation, happenedOn },
      {
        because: `${lower} does not meet option ${option}. It meets option ${other.option}, which needs a new certificate and a successful application before it is paid.`,
        keep,
        steps,
      },
    );
  if (required.options.some(({ available }) => available === 'unknown'))
    return lookAtThis({
      because: `${lower} does not meet option ${option}. Whether another option allows it is not known from the answers.`,
      keep,
      steps,
    });
  return raises(
    { event: 'worker-pay-below-route', nation, happenedOn },
    { because: `${lower} meets no salary option, so sponsorship stops.`, keep, steps },
  );
}

/** A pay scale's least says nothing of the post, so it decides nothing here. */
const isMet = ({ available, minimumAnnualPence, shortByPence, decidedBy }: SalaryOption) =>
  available === true &&
  minimumAnnualPence !== null &&
  shortByPence === 0 &&
  decidedBy !== 'national-pay-scale';

function permitted({ nation, happenedOn }: Happened, because: string): Conclusion {
  return raises({ event: 'worker-pay-reduced-permitted', nation, happenedOn }, { because, keep });
}
