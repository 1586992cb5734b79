import { keepUntilMidnight } from '../../../kit/page/keep-until-midnight.ts';
import { londonToday } from '../../../kit/page/london-today.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { ratesFor } from '../../../text/law-day.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { PageHero } from '../../../ui/page-hero.tsx';
import { ResultCard, ResultPart } from '../../../ui/result-card.tsx';
import { Section } from '../../../ui/section.tsx';
import { DataTable } from '../../../ui/table.tsx';
import { Working, type WorkingStep } from '../../../ui/working.tsx';
import { ClosingAction } from '../parts/closing-action.tsx';
import { billWorking, workedBill } from '../parts/examples/worked-bill.ts';
import { recorded } from '../parts/law-figure.ts';
import { RuleNote } from '../parts/rules/rule-note.tsx';
import { TextLink } from '../parts/text-link.tsx';
import type { Route } from './+types/case-study.ts';
import {
  type ExampleLine,
  exampleLines,
  type Moment,
  moments,
  type Variant,
  variants,
  withLicence,
} from './worked-example.ts';

const facts = [
  {
    of: 'The company',
    text: 'Makes software in Leeds, employs 12 people, has a turnover of £1.8 million, and has no licence.',
  },
  {
    of: 'Its size',
    text: 'Small, based on its turnover and staff.',
    to: '/cost-estimator/size?turnover=1800000&employees=12',
    action: 'Test it',
  },
  {
    of: 'The job',
    text: 'Software engineer, 37.5 hours a week: code 2134.',
    to: '/occupations/2134',
    action: 'Read the code',
  },
  { of: 'The engineer', text: 'Aged 30, lives abroad, has no UK visa, and will come alone.' },
  { of: 'The certificate', text: 'For three years, outside Health and Care, without priority services.' },
] as const;

/** The assumptions about employer and engineer on which every figure of the page depends. */
function TheCase() {
  return (
    <Section id="case" title="The example">
      <dl>
        {facts.map((fact) => (
          <div
            key={fact.of}
            className="grid gap-x-12 gap-y-1 border-t border-line py-4 sm:grid-cols-[1fr_3fr]"
          >
            <dt className="font-semibold">{fact.of}</dt>
            <dd className="max-w-measure">
              {fact.text} {'to' in fact && <TextLink to={fact.to}>{fact.action}</TextLink>}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

export const headers = keepUntilMidnight;
export const handle = { hydrate: 'never' } as const;

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'A worked example: the first sponsored engineer',
    description:
      'How a software company of twelve would sponsor its first engineer under today’s law, with every fee, the salary and the order of events.',
    canonical: '/case-study',
  });

const unknown = 'To be confirmed';

export function loader() {
  const today = londonToday();
  const bill = workedBill(withLicence, today);
  const cases = variants(today);
  return {
    bill: {
      employer: bill?.employer ?? unknown,
      engineer: bill?.candidate ?? unknown,
      salary: cases[0]?.salary?.figure ?? unknown,
      lines: exampleLines(bill),
      working: billWorking(withLicence, today),
      law: ratesFor(today),
      recorded,
    },
    moments: moments(today),
    cases,
  };
}

export default function CaseStudy({ loaderData: { bill, moments, cases } }: Route.ComponentProps) {
  return (
    <>
      <PageHero
        eyebrow="Worked example"
        title="A company of twelve sponsors its first engineer"
        lead="This is not a client or a success story. We made up a case and worked it out under today’s law, so that you can compare it with your own."
        actions={
          <LinkButton to="#bill" look="gold">
            See the bill
          </LinkButton>
        }
      />
      <TheCase />
      <section id="bill" className="bg-sand/50 py-section" aria-label="The bill">
        <div className="page-width">
          <ExampleBill {...bill} />
        </div>
      </section>
      <Section
        id="order"
        title="What happens when, and how long it takes"
        lead="If a rule sets a length or a level, it is shown under the step. Nobody can promise a date."
      >
        <MomentList moments={moments} />
      </Section>
      <VariantsTable cases={cases} />
      <ClosingAction
        title="Your own case takes a minute"
        text="Change the job, the size and the length, and save the answer as a link, a PDF or a printout."
      >
        <LinkButton
          to="/immigration-skill-charge-calculator/calculate?role=2134&location=outside&years=3"
          look="gold"
        >
          Work out your case
        </LinkButton>
        <LinkButton to="/demo" look="outline">
          Request a Demo
        </LinkButton>
      </ClosingAction>
    </>
  );
}

/** The example with one thing changed at a time; each figure links to its calculator. */
function VariantsTable({ cases }: { cases: readonly Variant[] }) {
  return (
    <Section
      id="variants"
      title="What would change the answer"
      lead="The same hire with one thing changed, without the licence. Select a figure to open its calculator with those answers."
      className="bg-sand/50"
    >
      <DataTable
        caption="The example with one thing changed"
        quietCaption
        columns={[
          { head: 'Change', cell: ({ change }) => change },
          { head: 'Company', cell: ({ bill }) => <Answer of={bill?.employer} at={bill} />, figure: true },
          { head: 'Engineer', cell: ({ bill }) => <Answer of={bill?.candidate} at={bill} />, figure: true },
          { head: 'Salary', cell: ({ salary }) => <Answer of={salary?.figure} at={salary} />, figure: true },
        ]}
        rows={cases}
        keyOf={({ change }) => change}
      />
    </Section>
  );
}

function Answer({ of, at }: { of: string | undefined; at: { address: string } | undefined }) {
  if (of === undefined || at === undefined) return 'To be confirmed';
  return <TextLink to={at.address}>{of}</TextLink>;
}

interface ExampleBillProps {
  employer: string;
  engineer: string;
  salary: string;
  lines: readonly ExampleLine[];
  working: readonly WorkingStep[];
  law: string;
  recorded: string;
}

/** The full bill of the example, with its calculation. */
function ExampleBill({ employer, engineer, salary, lines, working, law, recorded }: ExampleBillProps) {
  return (
    <ResultCard
      label="The company pays the Home Office"
      figure={employer}
      tag={law}
      beside={[
        { label: 'The engineer pays', figure: engineer },
        { label: 'The job must pay, a year', figure: salary },
      ]}
      note={recorded}
    >
      <ResultPart>
        <DataTable
          caption="The bill, line by line"
          quietCaption
          columns={[
            {
              head: 'Fee',
              cell: ({ title, when }) => (
                <>
                  <span className="block font-semibold">{title}</span>
                  <span className="text-14 text-ink-2">{when}</span>
                </>
              ),
            },
            { head: 'Paid by', cell: ({ payer }) => payer },
            {
              head: 'Amount',
              cell: ({ figure, address }) => <TextLink to={address}>{figure}</TextLink>,
              figure: true,
            },
          ]}
          rows={lines}
          keyOf={({ title }) => title}
        />
      </ResultPart>
      <ResultPart>
        <Working steps={working} title="How we worked out the company’s part" open={false} />
      </ResultPart>
    </ResultCard>
  );
}

/** The moments on a timeline, with what a rule says of their length. */
function MomentList({ moments }: { moments: readonly Moment[] }) {
  return (
    <ol className="grid gap-x-6 gap-y-8 md:grid-cols-2 lg:grid-cols-3">
      {moments.map(({ title, text, rule }, place) => (
        <li key={title} className="border-t-2 border-gold pt-5">
          <p aria-hidden className="figures font-display text-36 font-bold text-link">
            {place + 1}
          </p>
          <h3 className="mt-2 text-20">{title}</h3>
          <p className="mt-2 text-ink-2">{text}</p>
          {rule !== undefined && (
            <div className="mt-4 border-t border-line pt-4">
              <p className="text-14 font-semibold">{rule.title}</p>
              <p className="mt-1 text-15">{rule.says}</p>
              <RuleNote rule={rule.rule} />
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}
