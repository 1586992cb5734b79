import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { inPounds } from '../../../../text/money.ts';
import { formWords } from '../../../../text/reader/form-words.ts';
import { type Reader, withReader } from '../../../../text/reader/reader.ts';
import { Disclosure } from '../../../../ui/disclosure.tsx';
import { Figure } from '../../../../ui/figure.tsx';
import { AwayLink } from '../../../../ui/framed.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { ResultCard, ResultPart } from '../../../../ui/result-card.tsx';
import { type Column, DataTable } from '../../../../ui/table.tsx';
import { Working } from '../../../../ui/working.tsx';
import { PlanLink } from '../../plan-link.tsx';
import type { JobDetails } from '../job-details.ts';
import { figureWithout, RoleUnknown } from '../role/role-unknown.tsx';
import type { RoleChoices } from '../role/which-role.tsx';
import { type SalaryAnswers, saysAge } from '../salary-answers.ts';
import type { OptionShown } from './present-options.ts';
import type { SalaryShown } from './present-salary.ts';
import type { QuestionNeeded } from './still-needed.ts';

/** A part of which only a heading shows until it is opened. */
const foldedPadding = 'max-sm:py-2';

/** The option that decides, those that would ask for less, and those that change nothing. */
function SalaryOptions({ options }: { options: readonly OptionShown[] }) {
  if (options.length === 0) return null;
  const lower = options.filter(({ wouldLower }) => wouldLower).toSorted(byPence);
  const decides = options.filter(({ decides: it }) => it);
  const open = decides.length > 0 ? decides : options.filter(({ wouldLower }) => !wouldLower);
  const from26 = options.filter(({ wouldLowerFrom26 }) => wouldLowerFrom26).toSorted(byPence);
  const others = options.filter((option) => ![open, lower, from26].some((group) => group.includes(option)));
  return (
    <>
      <ResultPart className="flex flex-col gap-5">
        <Group caption={captionOf(decides.length)} options={open} />
        <Group caption="Would be lower for" options={lower} />
      </ResultPart>
      <Folded words="lower from 26 only" options={from26} />
      <Folded words="with no lower figure" options={others} />
    </>
  );
}

function Folded({ words, options }: { words: string; options: readonly OptionShown[] }) {
  if (options.length === 0) return null;
  return (
    <ResultPart className={foldedPadding}>
      <Disclosure summary={`${options.length === 1 ? '1 option' : `${options.length} options`} ${words}`}>
        <Group caption={`Options ${words}`} quietCaption options={options} />
      </Disclosure>
    </ResultPart>
  );
}

const captionOf = (deciding: number) =>
  deciding === 0
    ? 'Options that apply'
    : deciding === 1
      ? 'The option that decides'
      : 'The options that decide';

const byPence = (one: OptionShown, other: OptionShown) => (one.pence ?? 0) - (other.pence ?? 0);

interface GroupProps {
  caption: string;
  quietCaption?: boolean;
  options: readonly OptionShown[];
}

const columns: readonly Column<OptionShown>[] = [
  {
    head: 'Option',
    cell: ({ letter, title, needs, tests, decides }) => (
      <>
        {letter} · {title}
        <span className="block text-14 font-normal text-ink-2">{decides ? needs : tests || needs}</span>
      </>
    ),
  },
  { head: 'Minimum', cell: ({ minimum }) => minimum, figure: true },
];

function Group({ caption, quietCaption = false, options }: GroupProps) {
  if (options.length === 0) return null;
  return (
    <DataTable
      caption={caption}
      quietCaption={quietCaption}
      quietHead
      columns={columns}
      rows={options}
      keyOf={({ letter }) => letter}
      strong={({ decides }) => decides}
    />
  );
}

const label = 'Minimum annual salary';

interface SalaryResultProps {
  salary: SalaryShown | undefined;
  details: JobDetails | undefined;
  /** Why there is no result yet. */
  waiting: string;
  /** The occupations to choose from first. */
  which: RoleChoices | undefined;
  recorded: ReactNode;
  simple: { annualPence: number; hourlyPence: number } | null | undefined;
  /** Link to test this job's pay period by period. */
  payTest: string | undefined;
  answers: SalaryAnswers;
  reader: Reader;
}

export function SalaryResult(props: SalaryResultProps) {
  const { salary, details, waiting, which, recorded, simple, payTest, answers, reader } = props;
  if (!salary) {
    return (
      <ResultCard label={label} figure={figureWithout({ which })}>
        <ResultPart>
          <RoleUnknown which={which} title="Start with the job" waiting={waiting} />
        </ResultPart>
      </ResultCard>
    );
  }
  const { figure, tag, scale, beside, note } = salary;
  return (
    <ResultCard
      label={label}
      figure={figure}
      tag={tag ?? scale}
      beside={beside}
      note={<Note said={note}>{recorded}</Note>}
    >
      {salary.asksAge && <AskAge answers={answers} reader={reader} />}
      <Answer salary={salary} />
      {details && <Job details={details} />}
      <ResultPart className={foldedPadding}>
        <Working steps={salary.steps} open={false} />
      </ResultPart>
      <ResultPart className="no-print flex flex-wrap items-center gap-x-6 gap-y-2">
        <PlanLink
          answers={withReader(
            { ...answers, ageSaid: '', under26: saysAge(answers) ? answers.under26 : '' },
            reader,
          )}
          reader={reader}
        />
        {payTest !== undefined && (
          <AwayLink to={payTest} className="text-link underline underline-offset-4">
            Test the pay, period by period
          </AwayLink>
        )}
      </ResultPart>
      {simple !== undefined && <SimpleEstimate simple={simple} />}
    </ResultCard>
  );
}

/** The question that decides which of two figures holds, as links: it works without scripts. */
function AskAge({ answers, reader }: Pick<SalaryResultProps, 'answers' | 'reader'>) {
  const filledAnswers = Object.entries(withReader(answers, reader)).filter(([, answer]) => answer !== '');
  const to = (under26: string) =>
    `?${new URLSearchParams(Object.entries({ ...Object.fromEntries(filledAnswers), under26, ageSaid: 'yes' }))}`;
  return (
    <ResultPart className="no-print flex flex-wrap items-center gap-x-6 gap-y-2">
      <span className="font-semibold">{formWords(reader).under26}</span>
      <Link to={to('yes')} replace preventScrollReset className="text-link underline underline-offset-4">
        Under 26
      </Link>
      <Link to={to('no')} replace preventScrollReset className="text-link underline underline-offset-4">
        26 or over
      </Link>
    </ResultPart>
  );
}

/** GOV.UK's details of the job, which do not depend on the person. */
function Job({ details: { standard, lower, notes, since, trouble } }: { details: JobDetails }) {
  if (trouble !== undefined) {
    return (
      <ResultPart>
        <Notice kind="error" live>
          {trouble}
        </Notice>
      </ResultPart>
    );
  }
  return (
    <ResultPart className={foldedPadding}>
      <Disclosure summary="About this job">
        <p>
          Standard rate {standard} · Lower rate {lower} a year, in force from {since}.
        </p>
        <p className="mt-2 text-15 text-ink-2">{notes}</p>
      </Disclosure>
    </ResultPart>
  );
}

function Note({ said, children }: { said: string | undefined; children: ReactNode }) {
  return (
    <>
      {said !== undefined && <strong className="mb-2 block text-16 text-ink">{said}</strong>}
      {children}
    </>
  );
}

function Answer({
  salary: { gap, needed, offer, options, closedTitle, closed, changes, warnings, notChecked },
}: {
  salary: SalaryShown;
}) {
  return (
    <>
      {(gap !== undefined || offer || warnings.length > 0) && (
        <ResultPart className="flex flex-col gap-4">
          {gap !== undefined && <Gap said={gap} needed={needed} />}
          {offer && (
            <Notice kind={offer.look} title={offer.title}>
              {offer.text}
            </Notice>
          )}
          {warnings.map((warning) => (
            <Notice key={warning} kind="warning">
              {warning}
            </Notice>
          ))}
        </ResultPart>
      )}
      <SalaryOptions options={options} />
      <Listed summary={closedTitle} lines={closed} />
      <Listed summary="What would change the answer" lines={changes} />
      <Listed summary="What this does not check" lines={notChecked} />
    </>
  );
}

/** Why there is no result yet, with links to the questions to answer. */
function Gap({ said, needed }: { said: string; needed: readonly QuestionNeeded[] }) {
  if (needed.length === 0) return <Notice kind="warning">{said}</Notice>;
  return (
    <Notice kind="info" title="Still needed">
      {said}
      <ul className="no-print mt-1">
        {needed.map(({ field, label }) => (
          <li key={field}>
            <a
              href={`#${field}`}
              className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function Listed({ summary, lines }: { summary: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <ResultPart className={foldedPadding}>
      <Disclosure summary={summary}>
        <ul className="list-disc pl-5 text-15">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Disclosure>
    </ResultPart>
  );
}

function SimpleEstimate({ simple }: { simple: NonNullable<SalaryResultProps['simple']> | null }) {
  return (
    <ResultPart className={`no-print ${foldedPadding}`}>
      <Disclosure summary="Compare with the simple estimate">
        <p className="max-w-measure text-15 text-ink-2">
          This is a quick sum, not the law. Don’t use it. It says{' '}
          <Figure>
            {simple
              ? `${inPounds(simple.annualPence)} a year, ${inPounds(simple.hourlyPence)} an hour`
              : 'N/A'}
          </Figure>{' '}
          and differs because it takes the average of two going rates, and ignores thresholds, hours and
          options.
        </p>
      </Disclosure>
    </ResultPart>
  );
}
