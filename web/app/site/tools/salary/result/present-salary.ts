import { eligibleRole, mayStayMediumSkilled, switchingFacts } from '@portway/rules/eligible-role';
import {
  type MinimumSalary,
  minimumSalary,
  type SalaryFacts,
  type SalaryOption,
} from '@portway/rules/minimum-salary';
import { noOverseasHires } from '@portway/rules/occupations';
import { nationalPayScale } from '@portway/rules/pay-scales';
import { hasFigures, payInWords, payVerdict } from '@portway/rules/pay-verdict';
import { switchingInside } from '@portway/rules/switching';
import { withDaysInWords } from '../../../../text/days.ts';
import { inPounds, inShortPounds } from '../../../../text/money.ts';
import { noLawInWords } from '../../../../text/outcome.ts';
import { type WorkingStepShown, workingSteps } from '../../../../text/working-steps.ts';
import { payScaleDecides, payScaleNote, payScaleOption } from './pay-scale-note.ts';
import { changesOf, closedOptions, type OptionShown, optionShown } from './present-options.ts';
import { type QuestionNeeded, questionsNeeded, stillNeeded } from './still-needed.ts';

/** The pay offered beside the figures: enough, too low, or depending on what is not answered. */
export interface OfferShown {
  readonly look: 'success' | 'error' | 'warning';
  readonly title: string;
  readonly text: string;
}

/** A minimum salary as shown: formatted figures, and why there is none. */
export interface SalaryShown {
  readonly figure: string;
  /** Whether both figures stand there until it is answered if the person is under 26. */
  readonly asksAge: boolean;
  readonly tag: string | undefined;
  /** What decides above the figure, while it is only the least that a pay scale may ask. */
  readonly scale: string | undefined;
  /** The letter of the option that decides. */
  readonly option: string | undefined;
  readonly beside: readonly { label: string; figure: string }[];
  readonly note: string | undefined;
  readonly gap: string | undefined;
  /** The questions to answer to get a figure. */
  readonly needed: readonly QuestionNeeded[];
  readonly offer: OfferShown | undefined;
  readonly options: readonly OptionShown[];
  /** The options that do not apply: how many, and why. */
  readonly closedTitle: string;
  readonly closed: readonly string[];
  readonly changes: readonly string[];
  readonly warnings: readonly string[];
  readonly notChecked: readonly string[];
  readonly steps: readonly WorkingStepShown[];
}

const nothing = {
  asksAge: false,
  tag: undefined,
  scale: undefined,
  option: undefined,
  beside: [],
  note: undefined,
  needed: [],
  offer: undefined,
  options: [],
  closedTitle: '',
  closed: [],
  changes: [],
  warnings: [],
  notChecked: [],
};

type Figures = Extract<MinimumSalary, { options: unknown }>;

interface AnswerState {
  /** Whether somebody answered if the person is under 26: the form begins with Yes. */
  readonly ageIsAnswered?: boolean;
}

/** An outcome in words. */
export function presentSalary(facts: SalaryFacts, { ageIsAnswered = true }: AnswerState = {}): SalaryShown {
  const outcome = minimumSalary(facts);
  const steps = workingSteps(outcome.steps);
  if (outcome.status === 'not-applicable') {
    const figure = withoutFigure(facts, outcome.reason);
    return { ...nothing, figure, gap: withDaysInWords(outcome.reason), steps };
  }
  if (outcome.status === 'no-law')
    return { ...nothing, figure: 'No law recorded', gap: noLawInWords(outcome), steps };
  return { ...figuresOf(outcome, facts, ageIsAnswered), steps };
}

function figuresOf(outcome: Figures, facts: SalaryFacts, ageIsAnswered: boolean): Omit<SalaryShown, 'steps'> {
  const { lowest, options } = outcome;
  const missing = outcome.status === 'needs-facts' ? outcome.missing : [];
  const scaleNote = scaleNoteOf(facts, outcome);
  const older = ageIsAnswered ? null : olderOption(facts, lowest);
  const bothFigures = older && youngOrOlder(lowest, older);
  return {
    figure: bothFigures ?? figureOf(outcome),
    asksAge: older !== null,
    option: lowest?.option,
    tag: lowest && !bothFigures ? `Option ${lowest.option}: ${lowest.title}` : undefined,
    scale: scaleNote && payScaleDecides(facts),
    beside: bothFigures ? [] : besideOf(lowest),
    note: noteOf(scaleNote, facts, lowest),
    gap: missing.length > 0 ? stillNeeded(missing) : undefined,
    needed: questionsNeeded(missing),
    offer: offerOf(ageIsAnswered ? facts : { ...facts, under26: undefined }),
    options: options
      .filter(({ available }) => available !== false)
      .map((each) => optionShown(each, { lowest, older })),
    ...closedOptions(options),
    changes: changesOf(options, { lowest, older }),
    // The note says the same, and which scale.
    warnings: outcome.warnings
      .filter(({ code }) => scaleNote === undefined || code !== 'national-pay-scale')
      .map(({ message }) => withDaysInWords(message)),
    notChecked: outcome.notChecked.map(withDaysInWords),
  };
}

/** Why there is no figure: the current permission, the job, or the days and hours entered. */
function withoutFigure(facts: SalaryFacts, reason: string): string {
  // The reason may continue with exceptions, so only its beginning is compared.
  const says = (outcome: { status: string; reason?: string }) =>
    outcome.status === 'not-applicable' && outcome.reason !== undefined && reason.startsWith(outcome.reason);
  if (says(switchingInside(switchingFacts(facts)))) return 'Cannot switch';
  const scale = { ...facts, mayStayMediumSkilled: mayStayMediumSkilled(facts) };
  return says(eligibleRole(facts)) || says(nationalPayScale(scale)) ? 'Cannot be sponsored' : 'No figure';
}

function figureOf({ lowest, options }: Figures): string {
  if (lowest?.minimumAnnualPence != null) return inShortPounds(lowest.minimumAnnualPence);
  const scale = payScaleOption(options);
  if (scale === undefined) return 'No figure yet';
  return scale.minimumAnnualPence === null
    ? 'No single figure'
    : `At least ${inShortPounds(scale.minimumAnnualPence)}`;
}

function besideOf(lowest: SalaryOption | null) {
  if (lowest?.hourlyPence == null || lowest.monthlyPence == null) return [];
  return [
    { label: 'Per month', figure: inPounds(lowest.monthlyPence) },
    { label: 'Per hour', figure: inPounds(lowest.hourlyPence) },
  ];
}

function scaleNoteOf(facts: SalaryFacts, { lowest, options }: Figures): string | undefined {
  const scale = lowest ? undefined : payScaleOption(options);
  return scale && payScaleNote(facts, scale);
}

function noteOf(
  scaleNote: string | undefined,
  facts: SalaryFacts,
  lowest: SalaryOption | null,
): string | undefined {
  const notes = [scaleNote, otherwise(facts, lowest), inTheCareSector(facts, lowest)].filter(
    (note) => note !== undefined,
  );
  return notes.length > 0 ? notes.join(' ') : undefined;
}

/** "£38,300 if under 26 · £54,700 otherwise": yes is the default, so both are shown. */
function otherwise(facts: SalaryFacts, lowest: SalaryOption | null): string | undefined {
  const older = olderOption(facts, lowest);
  if (older === null) return undefined;
  return `${poundsOf(lowest)} if under 26 · ${poundsOf(older)} otherwise`;
}

/** Tells care employers that this is the sector's figure, which they know, and what else pay must reach. */
function inTheCareSector(
  { occupationCode, healthAndCare }: SalaryFacts,
  lowest: SalaryOption | null,
): string | undefined {
  const [care] = noOverseasHires.versions;
  const inCare = care.value.includes(occupationCode) && healthAndCare?.employer === 'adult-social-care';
  if (!inCare || lowest?.option !== 'I') return undefined;
  return 'This is the figure that adult social care uses. Pay must also reach the National Living Wage for every hour.';
}

/** The option that decides for the same person from 26, where its figure is another. */
function olderOption(facts: SalaryFacts, lowest: SalaryOption | null): SalaryOption | null {
  if (!facts.under26 || lowest?.minimumAnnualPence == null) return null;
  const outcome = minimumSalary({ ...facts, under26: false });
  const older = 'options' in outcome ? outcome.lowest : null;
  if (older?.minimumAnnualPence == null) return null;
  return older.minimumAnnualPence === lowest.minimumAnnualPence ? null : older;
}

/** Both figures with the same weight: "£38,300 or £54,700". */
const youngOrOlder = (young: SalaryOption | null, older: SalaryOption) =>
  `${poundsOf(young)} or ${poundsOf(older)}`;

const poundsOf = (option: SalaryOption | null) => inShortPounds(option?.minimumAnnualPence ?? 0);

const offerLooks = {
  enough: { look: 'success', title: 'Enough' },
  depends: { look: 'warning', title: 'It depends' },
  short: { look: 'error', title: 'Too low' },
} as const;

/** The pay beside every figure that the answers leave open, in the words of plan, offer and job. */
function offerOf(facts: SalaryFacts): OfferShown | undefined {
  const outcome = minimumSalary(facts);
  if (!hasFigures(outcome)) return undefined;
  const pay = payVerdict(outcome);
  if (pay.status === 'figures' || (pay.scale !== null && pay.status === 'depends')) return undefined;
  const isNewToRoute = facts.inUk === false || (facts.visaType !== undefined && facts.visaType !== 'skilled');
  const counts =
    pay.offeredPence === facts.salaryPence
      ? ''
      : `${inShortPounds(pay.offeredPence ?? 0)} of the salary counts. `;
  return {
    ...offerLooks[pay.status],
    text: `${counts}${withDaysInWords(payInWords(pay, { isNewToRoute }))}`,
  };
}
