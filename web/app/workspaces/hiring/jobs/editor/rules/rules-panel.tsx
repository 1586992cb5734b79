import type { RateQuestions } from '@portway/contracts/candidate/jobs/rate-fields';
import {
  draftYears,
  type JobDraftCheck,
  type OpenSalaryOption,
} from '@portway/contracts/hiring/employer-jobs/job-draft-check';
import { Check, CircleDot, Clock, WandSparkles, X } from 'lucide-react';
import { Suspense } from 'react';
import { useAnswer } from '../../../../../kit/forms/autosave/use-answer.ts';
import { useAutosave } from '../../../../../kit/forms/autosave/use-autosave.ts';
import { later } from '../../../../../kit/loading/lazy-part.tsx';
import { dayInWords, withDaysInWords } from '../../../../../text/days.ts';
import { ratesLastChecked } from '../../../../../text/law-day.ts';
import { inShortPounds } from '../../../../../text/money.ts';
import { lastChecked } from '../../../../../text/outcome.ts';
import { workingSteps } from '../../../../../text/working-steps.ts';
import { PayScale } from '../../../../../ui/pay-scale.tsx';
import { Rosette } from '../../../../../ui/rosette.tsx';
import { SelectField } from '../../../../../ui/select-field.tsx';
import { Tag } from '../../../../../ui/tag.tsx';
import { Working } from '../../../../../ui/working.tsx';
import type { JobValues } from '../job-autosave.ts';
import { CodeChoice } from './code-choice.tsx';
import { SponsorOfCost } from './sponsor-of-cost.tsx';
import type { CostChoice, DraftCheck } from './use-draft-check.ts';
import { groupWords, verdictOf } from './verdict.ts';

// Few jobs ask for these.
const PayBasis = later(async () => (await import('./pay-basis.tsx')).PayBasis);
const RateFields = later(async () => (await import('./rate-fields.tsx')).RateFields);

/** The figure is for full time or counts on a target, or that was answered. */
const asksPayBasis = ({ post }: JobDraftCheck, { payBasis }: JobValues) =>
  (post?.missing.includes('actualPay') ?? false) || payBasis != null;

/** A national pay scale decides the pay, or the kind of employer the costs. */
const asksRates = (rates: RateQuestions | undefined): rates is RateQuestions =>
  rates !== undefined &&
  (rates.roles.length > 0 || rates.londonArea || rates.shareOfFullTime || rates.healthCareEmployer);

interface RulesPanelProps {
  values: JobValues;
  draft: DraftCheck;
  cost: CostChoice;
  onCost: (cost: CostChoice) => void;
  /** The organisation's own answers have changed. */
  onSponsor: () => void;
  readOnly: boolean;
}

/** What the rules say of the job beside its text: for whom it can be sponsored, which code, what it costs. */
export function RulesPanel({ values, draft, cost, onCost, onSponsor, readOnly }: RulesPanelProps) {
  const check = draft.checked?.check;
  if (check === undefined)
    return (
      <p className="rules-waiting" role="status">
        {draft.isUnreachable ? 'We could not reach the server to check this job.' : 'Reading the rules…'}
      </p>
    );
  const rates = check.rateQuestions;
  return (
    <>
      {draft.isUnreachable && (
        <p className="text-14 text-ink-2">No connection: this is how it was when it was last checked.</p>
      )}
      <VerdictCard check={check} values={values} isBehind={draft.isBehind} readOnly={readOnly} />
      <Suspense>
        {asksPayBasis(check, values) && <PayBasis check={check} values={values} readOnly={readOnly} />}
      </Suspense>
      <CodeChoice codes={check.codes} readOnly={readOnly} />
      <Suspense>{asksRates(rates) && <RateFields asks={rates} readOnly={readOnly} />}</Suspense>
      {check.cost !== null && (
        <CostCard
          cost={check.cost}
          choice={cost}
          onChoose={onCost}
          onSponsor={onSponsor}
          readOnly={readOnly}
        />
      )}
      <LawLine check={check} />
    </>
  );
}

interface VerdictCardProps {
  check: JobDraftCheck;
  values: JobValues;
  isBehind: boolean;
  readOnly: boolean;
}

function VerdictCard({ check, values, isBehind, readOnly }: VerdictCardProps) {
  const { title, lead, reason, look } = verdictOf(check);
  const { options, hours, post, startRangeAt } = check;
  return (
    <section className="rules-card" data-look={look} aria-labelledby="rules-verdict">
      <div className="rules-head hero-ground" data-behind={isBehind || undefined}>
        <h2 id="rules-verdict">
          <span>{lead}</span> {title}
        </h2>
        {options.length > 0 && (
          <Scale options={options} values={check.payBasis === 'actual' ? values : noPay} />
        )}
        <Rosette
          seed="result"
          className="fade-left -top-1/2 -right-24 -z-10 size-80 text-gold-2 opacity-20"
        />
      </div>
      {reason !== null && <p className="rules-part text-15">{withDaysInWords(reason)}</p>}
      {options.length > 0 && <Options options={options} />}
      {hours !== null && <HoursNote hours={hours} />}
      {post?.warnings
        .filter(({ code }) => shownWarnings.has(code))
        .map(({ code, message }) => (
          <p key={code} className="rules-part text-14 text-ink-2">
            {withDaysInWords(message)}
          </p>
        ))}
      {startRangeAt !== null && !readOnly && <Repair startRangeAt={startRangeAt} values={values} />}
    </section>
  );
}

/** A figure that is not what the post pays is not drawn beside the least pay. */
const noPay: JobValues = {};

/** Warnings about the job itself; others are about a worker. */
const shownWarnings = new Set(['list-ends', 'lower-if-in-the-route', 'new-entrant-length']);

const asNumber = (value: unknown) => (typeof value === 'number' ? value : undefined);

function Scale({ options, values }: { options: readonly OpenSalaryOption[]; values: JobValues }) {
  const from = asNumber(values.payFrom) ?? asNumber(values.payTo);
  const to = asNumber(values.payTo) ?? from;
  const figures = options.map(({ option, minPence }) => `${option} ${inShortPounds(minPence)}`).join(', ');
  return (
    <PayScale
      label={`The pay of the job beside the least pay of each option: ${figures}. The table below says the same.`}
      range={from === undefined || to === undefined || to < from ? undefined : { from, to }}
      marks={options.map(({ option, minPence }) => ({ mark: option, at: minPence / 100 }))}
      inWords={(pounds) => inShortPounds(pounds * 100)}
    />
  );
}

const reaches = {
  'whole-range': { words: 'whole range', look: 'mint', Icon: Check },
  'upper-part': { words: 'upper part', look: 'sand', Icon: CircleDot },
  none: { words: 'pays too little', look: 'rose', Icon: X },
} as const;

function Options({ options }: { options: readonly OpenSalaryOption[] }) {
  return (
    <table className="rules-options">
      <caption className="sr-only">
        The least pay of each salary option, and whether the job reaches it
      </caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Option</th>
          <th scope="col">For whom</th>
          <th scope="col">Least pay a year</th>
          <th scope="col">Reached by</th>
        </tr>
      </thead>
      <tbody>
        {options.map(({ group, option, title, minPence, reachedBy }) => (
          <tr key={group}>
            <td>
              <span className="rules-letter" title={title}>
                {option}
              </span>
            </td>
            <th scope="row">{options.length === 1 ? 'Anyone' : groupWords[group]}</th>
            <td className="figures">{inShortPounds(minPence)}</td>
            <td>{reachedBy !== null && <Reached {...reaches[reachedBy]} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Reached({ words, look, Icon }: (typeof reaches)[keyof typeof reaches]) {
  return (
    <Tag look={look}>
      <Icon size={14} aria-hidden />
      {words}
    </Tag>
  );
}

function HoursNote({ hours }: { hours: NonNullable<JobDraftCheck['hours']> }) {
  const { perWeek, publishedFor, publishedPence, goingRatePence, thresholdPence, minPence } = hours;
  return (
    <p className="rules-part rules-hours">
      <Clock size={18} aria-hidden />
      <span>
        <b>
          {perWeek} hours: {inShortPounds(minPence)}
        </b>
        <br />
        The going rate follows the hours: {inShortPounds(publishedPence)} × {perWeek} / {publishedFor} ={' '}
        {inShortPounds(goingRatePence)}. The general threshold of {inShortPounds(thresholdPence)} does not.
      </span>
    </p>
  );
}

function Repair({ startRangeAt, values }: { startRangeAt: number; values: JobValues }) {
  const autosave = useAutosave();
  const payTo = asNumber(values.payTo);
  const change = () => {
    // First the end that stays above the other.
    if (payTo !== undefined && payTo < startRangeAt) autosave.set('job.payTo', startRangeAt);
    autosave.set('job.payFrom', startRangeAt);
  };
  return (
    <p className="rules-repair">
      <WandSparkles size={20} aria-hidden />
      <span>
        Start the range at <b>{inShortPounds(startRangeAt * 100)}</b> and it is enough for anyone.
      </span>
      <button type="button" onClick={change}>
        Change it<span className="sr-only"> to {inShortPounds(startRangeAt * 100)}</span>
      </button>
    </p>
  );
}

function LawLine({ check }: { check: JobDraftCheck }) {
  const { day, post } = check;
  const code = useAnswer('job.occupationCode').value;
  return (
    <div className="text-13 text-ink-2">
      <p>{ratesLastChecked(`Rates for ${dayInWords(day)}`, lastChecked(check))}</p>
      {post !== null && post.steps.length > 0 && code !== null && (
        <Working steps={workingSteps(post.steps)} title="Working" open={false} />
      )}
    </div>
  );
}

interface CostCardProps {
  cost: NonNullable<JobDraftCheck['cost']>;
  choice: CostChoice;
  onChoose: (choice: CostChoice) => void;
  onSponsor: () => void;
  readOnly: boolean;
}

/** What sponsoring one person costs, by who pays. */
function CostCard({ cost, choice, onChoose, onSponsor, readOnly }: CostCardProps) {
  const { employer, employerPence } = cost;
  return (
    <section className="rules-box" aria-labelledby="rules-cost">
      <div className="rules-cost">
        <h3 id="rules-cost">Sponsoring costs you</h3>
        <p className="figures">{employerPence === null ? 'Not known' : inShortPounds(employerPence)}</p>
      </div>
      <p className="text-14 text-ink-2">
        {employer.map(({ title, pence }) => `${title} ${inShortPounds(pence)}`).join(', ')}.
        {workerSentence(cost)}
      </p>
      <SponsorOfCost sponsor={cost.sponsor} onSponsor={onSponsor} readOnly={readOnly} />
      <div className="mt-3 grid grid-cols-2 gap-3">
        <SelectField
          name="cost-years"
          label="For"
          value={String(choice.years)}
          options={draftYears.map((years) => ({
            value: String(years),
            label: years === 1 ? '1 year' : `${years} years`,
          }))}
          onChange={(event) => onChoose({ ...choice, years: Number(event.currentTarget.value) })}
        />
      </div>
    </section>
  );
}

/** Both figures while the kind of employer decides and is not answered. */
function workerSentence({ workerPence, workerHealthCarePence }: CostCardProps['cost']): string {
  if (workerPence === null) return '';
  const alone = 'applying from abroad and alone';
  if (workerHealthCarePence === null) return ` The worker pays ${inShortPounds(workerPence)}, ${alone}.`;
  return ` The worker pays ${inShortPounds(workerHealthCarePence)} if you are the NHS, an NHS supplier or an adult social care provider, and ${inShortPounds(workerPence)} otherwise, ${alone}. Answer “Kind of employer” above.`;
}
