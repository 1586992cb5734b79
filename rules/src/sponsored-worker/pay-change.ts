import { figureStep, inPounds, type Pence, type Step } from '../kernel/index.ts';
import {
  minimumSalary,
  type OptionLetter,
  optionFigure,
  optionLetters,
  type SalaryOption,
} from '../minimum-salary/index.ts';
import { type Conclusion, notReported } from './conclusion.ts';
import { hoursInWords, type PayChangeFacts, type PayJudged, payInWords, payJudged } from './pay-facts.ts';
import { keepOfPay, payDuty, unsettled } from './pay-outcomes.ts';

/**
 * What a change of pay amounts to, alone or with other hours. A rise is decided and recorded. A cut within the option
 * granted is reported; one that only another option allows needs a new certificate first; one below every option ends
 * sponsorship. A cut whose option is not known is reported all the same.
 */
export function payChange(change: PayChangeFacts): Conclusion {
  const facts = payJudged(change);
  const { certificatePence, newPence, hoursAre, hoursWere, isLess } = facts;
  if (newPence === certificatePence && hoursAre === hoursWere)
    return notReported({ because: 'pay is what the certificate says.' });
  if (isLess && facts.duringExceptedAbsence)
    return payDuty('worker-pay-reduced-permitted', facts, {
      because: 'Pay is lower during an absence that the four-week rule leaves out.',
    });
  if (isLess || hoursAre > hoursWere) return conclusionOf(facts);
  if (hoursAre < hoursWere)
    return payDuty('worker-hours-changed', facts, {
      because: `${hoursInWords(facts)} The pay is not below the certificate.`,
    });
  return payDuty('worker-pay-increased', facts, {
    because: 'Pay is above the certificate in the same job. Sources differ on whether it is reported.',
  });
}

/** Less pay, or more hours for it: held against the option granted, by the hours that it is paid for. */
function conclusionOf(facts: PayJudged): Conclusion {
  const { option, newPence } = facts;
  const least = option === null ? null : minOf(facts, option);
  if (typeof least === 'number' && newPence >= least) return stillMeets(facts, least);
  // A new certificate is judged by the law of the day on which the lower pay begins.
  const required = minimumSalary({
    ...atNewHours(facts),
    assignedOn: facts.happenedOn,
    salaryPence: newPence,
  });
  const options = 'options' in required ? required.options : null;
  const steps = [
    ...(typeof least === 'number' ? [figureStep(`Option ${option}, as granted`, { pence: least })] : []),
    ...(options ?? []).flatMap(({ option: letter, minimumAnnualPence: pence }) =>
      pence === null ? [] : [figureStep(`Option ${letter}`, { pence })],
    ),
  ];
  if (facts.forHealth) return forHealth(facts, steps);
  if (option === null) return withoutOption(facts, options ?? [], steps);
  if (typeof least !== 'number')
    return unsettled(facts, { because: noFigure[least ?? 'not-recorded'], steps });
  if (options === null) {
    const why =
      required.status === 'not-applicable' ? required.reason : 'message' in required ? required.message : '';
    const because = `${payInWords(facts)} does not meet option ${option}, and whether another option allows it cannot be counted. ${why}`;
    return unsettled(facts, { because, steps: [...steps, ...required.steps] });
  }
  return byAnother(facts, options, steps);
}

const noFigure = {
  'pay-scale': 'The pay of this job follows a national pay scale. Look at the point of the scale.',
  'not-recorded': 'What this job must be paid is not recorded for the day of the certificate.',
} as const;

const atNewHours = ({ pay, hoursAre }: PayJudged) => ({ ...pay, hours: { perWeek: hoursAre } });

/** What an option asks for on the certificate's day. That it is open to the worker was decided with the permission. */
function minOf(facts: PayJudged, option: OptionLetter): Pence | keyof typeof noFigure {
  const granted = optionFigure({ ...atNewHours(facts), option });
  if (granted.status !== 'answered') return 'not-recorded';
  return granted.figure.decidedBy === 'national-pay-scale' ? 'pay-scale' : granted.figure.minimumAnnualPence;
}

function stillMeets(facts: PayJudged, least: Pence): Conclusion {
  const { option, isLess, hoursAre, hoursWere } = facts;
  const steps = [figureStep(`Option ${option}, as granted`, { pence: least })];
  const neededSentence = hoursAre === hoursWere ? '' : ` ${inPounds(least)} is needed for these hours.`;
  const meets = `${payInWords(facts)} still meets option ${option}, under which permission was granted.${neededSentence}`;
  if (isLess) return payDuty('worker-pay-reduced-permitted', facts, { because: meets, steps });
  return payDuty('worker-hours-changed', facts, { because: `${hoursInWords(facts)} ${meets}`, steps });
}

/** Permitted while the pay of an hour stays above its floor: it does, where it is not below that of the certificate. */
function forHealth(facts: PayJudged, steps: readonly Step[]): Conclusion {
  const { newPence, certificatePence, hoursAre, hoursWere } = facts;
  const keep = [...keepOfPay, 'That occupational health advised fewer hours. Not the medical reason'];
  const why = 'Hours fall for health, backed by occupational health.';
  if (hoursAre < hoursWere && newPence * hoursWere >= certificatePence * hoursAre)
    return payDuty('worker-pay-reduced-permitted', facts, {
      because: `${why} The pay of an hour is not below that of the certificate, so it is permitted.`,
      keep,
      steps,
    });
  const look = hoursAre < hoursWere ? 'It is lower than on the certificate' : 'The new hours are not given';
  return unsettled(facts, {
    because: `${why} It is permitted while pay for an hour stays above its floor. ${look}: look at the hourly pay.`,
    keep,
    steps,
  });
}

/** The option is not on record: the report is due all the same, and the option decides what else follows. */
function withoutOption(
  facts: PayJudged,
  options: readonly SalaryOption[],
  steps: readonly Step[],
): Conclusion {
  const letters = optionLetters.filter((letter) => {
    const least = minOf(facts, letter);
    return least === 'pay-scale' || (typeof least === 'number' && facts.newPence >= least);
  });
  if (letters.length === 0 && options.length > 0 && !options.some(mayMeet)) return belowAll(facts, steps);
  const meetsSentence =
    letters.length === 0
      ? 'No option of the certificate’s day has a figure as low as this: look at what was granted.'
      : `${payInWords(facts)} meets the figure of option ${letters.join(', ')}. If permission was granted under it, only the report is due; under any other option a new certificate comes first, or sponsorship stops.`;
  const because = `The option of the permission is not on record. ${meetsSentence}`;
  return { ...unsettled(facts, { because, steps }), asks: 'salary-option' };
}

const belowAll = (facts: PayJudged, steps: readonly Step[]) =>
  payDuty('worker-pay-below-route', facts, {
    because: `${payInWords(facts)} meets no salary option, so sponsorship stops.`,
    steps,
  });

/** Below the option granted: whether another one allows it. What is not known matters only where its figure is met. */
function byAnother(facts: PayJudged, options: readonly SalaryOption[], steps: readonly Step[]): Conclusion {
  const optionsMet = options.filter(mayMeet);
  const belowSentence = `${payInWords(facts)} does not meet option ${facts.option}, under which permission was granted.`;
  const open = optionsMet.find(
    ({ available, minimumAnnualPence, decidedBy }) =>
      available === true && minimumAnnualPence !== null && decidedBy !== 'national-pay-scale',
  );
  if (open)
    return payDuty('worker-pay-reduced-new-certificate', facts, {
      because: `${belowSentence} It meets option ${open.option}, which needs a new certificate and a successful application before it is paid.`,
      steps,
    });
  const [first, ...more] = optionsMet;
  if (first === undefined) return belowAll(facts, steps);
  const others = more.length === 0 ? '' : ` The same is so of ${more.map((each) => each.option).join(', ')}.`;
  return unsettled(facts, {
    because: `${belowSentence} Whether option ${first.option} allows it is not known. ${first.reason}${others}`,
    steps,
  });
}

/** An option that is not closed, and whose figure is met or not known. A pay scale's least says nothing of the post. */
const mayMeet = ({ available, minimumAnnualPence, shortByPence, decidedBy }: SalaryOption) =>
  available !== false &&
  (minimumAnnualPence === null || decidedBy === 'national-pay-scale' || shortByPence === 0);
