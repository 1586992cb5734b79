import type { CalendarDate } from '@portway/rules/kernel';
import { keepUntilMidnight } from '../../../kit/page/keep-until-midnight.ts';
import { londonToday } from '../../../kit/page/london-today.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { ratesFor } from '../../../text/law-day.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Figure } from '../../../ui/figure.tsx';
import { PageHero } from '../../../ui/page-hero.tsx';
import { Section } from '../../../ui/section.tsx';
import { SpriteIcon } from '../../../ui/sprite-icon.tsx';
import { DataTable } from '../../../ui/table.tsx';
import { whoAdvises } from '../parts/advice.ts';
import { ClosingAction } from '../parts/closing-action.tsx';
import { type WorkedBill, workedBill } from '../parts/examples/worked-bill.ts';
import { recorded } from '../parts/law-figure.ts';
import { LawFoot } from '../parts/law-foot.tsx';
import { type Question, Questions } from '../parts/questions.tsx';
import { RuleNote } from '../parts/rules/rule-note.tsx';
import { TextLink } from '../parts/text-link.tsx';
import { brakeOn } from '../parts/visa-brake.ts';
import { VisaBrakeNotice } from '../parts/visa-brake-notice.tsx';
import type { Route } from './+types/visa-processing.ts';
import { type JourneyStep, journey } from './journey.ts';

interface Household {
  readonly who: string;
  readonly alone?: boolean;
  readonly bill: WorkedBill | undefined;
}

interface FamiliesProps {
  households: readonly Household[];
  law: string;
  recorded: string;
}

/** What a household pays, alone or with family; the figures link to the calculator. */
function Families({ households, law, recorded }: FamiliesProps) {
  return (
    <Section
      id="families"
      eyebrow="Three years, from abroad"
      title="What a household pays"
      lead="Application fees and health surcharge, paid together when you apply. Whether family can come depends on the job."
      className="bg-sand/50"
    >
      <DataTable
        caption="Visa fees and surcharge by household"
        quietCaption
        columns={[
          { head: 'Who comes', cell: ({ who }) => who },
          {
            head: 'You',
            cell: ({ bill }) => (bill ? <TextLink to={bill.address}>{bill.candidate}</TextLink> : unknown),
            figure: true,
          },
          {
            head: 'Family',
            cell: ({ bill, alone }) =>
              bill && !alone ? (
                <TextLink to={bill.address}>{bill.family}</TextLink>
              ) : (
                (bill?.family ?? unknown)
              ),
            figure: true,
          },
          { head: 'Together', cell: ({ bill }) => bill?.household ?? unknown, figure: true },
        ]}
        rows={households}
        keyOf={({ who }) => who}
      />
      <LawFoot law={law} recorded={recorded} withFees />
    </Section>
  );
}

const unknown = 'To be confirmed';

const questions: readonly Question[] = [
  {
    asked: 'What can you do for me?',
    answer: (
      <p>
        Portway shows the figures for your move, the documents to have ready and the order of the steps, each
        with its rule. That is free. What employers call visa assistance in a{' '}
        <TextLink to="/pricing">plan</TextLink> is the same for the people they recruit. {whoAdvises}
      </p>
    ),
  },
  {
    asked: 'Can my employer pay for me?',
    answer: (
      <p>
        Yes, either of you may pay the visa fee and the surcharge. If you pay them back later, that lowers the
        pay that counts. <TextLink to="/rules/who-pays.visa-costs">The rule</TextLink>
      </p>
    ),
  },
  {
    asked: 'Can my partner and children come?',
    answer: (
      <p>
        Yes, if your job is at degree level. If it is below that level, including care work, they cannot come,
        unless you were granted permission in such a job under the rules before they closed to family.{' '}
        <TextLink to="/occupations">Look up your job</TextLink>, and the calculator will warn you first.
      </p>
    ),
  },
  {
    asked: 'Can I apply from inside the UK?',
    answer: (
      <p>
        Often. You can as a student who has finished or nearly finished a course, as a graduate, or with
        another employer. You cannot as a visitor or a seasonal worker.{' '}
        <TextLink to="/immigration#switching">See whether you can switch</TextLink>. The fee is different.
      </p>
    ),
  },
  {
    asked: 'How certain is the outcome?',
    answer: (
      <p>
        Nobody can promise one. The Home Office decides, and checks things that no calculator can, such as
        whether the job is real and your record is clear.
      </p>
    ),
  },
];

const papers = [
  'Your passport, valid for the journey',
  'Your certificate number',
  'Your job title, occupation code and yearly pay, as on the certificate',
  'Your employer’s name and licence number',
  'Proof of your English',
  'Bank statements, unless your employer vouches for your money',
  'Marriage and birth certificates, if your family comes',
  'A tuberculosis test, from some countries',
  'A criminal record certificate, for some jobs',
  'An ATAS certificate, for some research jobs',
  'Translations of anything not in English or Welsh',
];

/** Documents to have ready for the application. */
function Papers() {
  return (
    <Section
      id="papers"
      title="Documents to have ready"
      lead="Which ones you need depends on your country and your job. GOV.UK asks you when you apply."
    >
      <ul className="grid gap-x-12 md:grid-cols-2">
        {papers.map((paper) => (
          <li key={paper} className="grid grid-cols-[auto_1fr] gap-3 border-t border-line py-4">
            <SpriteIcon name="check" size={20} className="mt-0.5 text-link" />
            {paper}
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const headers = keepUntilMidnight;
export const handle = { hydrate: 'never' } as const;

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Visa processing, step by step',
    description:
      'Six steps from the offer to the first day of work: who does each, what it costs today, and which papers to have at hand.',
    canonical: '/visa-processing',
  });

export function loader() {
  const today = londonToday();
  return {
    steps: journey(today),
    brake: brakeOn(today)?.workers,
    households: households(today),
    law: ratesFor(today),
    recorded,
  };
}

function households(day: CalendarDate): Household[] {
  const move = { occupationCode: '2134', sponsorSize: 'small', years: 3, holds: 'abroad' } as const;
  return [
    { who: 'You alone', alone: true, bill: workedBill(move, day) },
    { who: 'With a partner', bill: workedBill({ ...move, partner: true }, day) },
    { who: 'With a partner and one child', bill: workedBill({ ...move, partner: true, children: 1 }, day) },
    {
      who: 'With a partner and two children',
      bill: workedBill({ ...move, partner: true, children: 2 }, day),
    },
  ];
}

const calculator = '/immigration-skill-charge-calculator/calculate?role=2134&location=outside&years=3';

export default function VisaProcessing({ loaderData }: Route.ComponentProps) {
  const { steps, brake, households, law, recorded } = loaderData;
  return (
    <>
      <PageHero
        eyebrow="For applicants"
        title="Your visa, step by step"
        lead="Six steps lead from the offer to the first day of work. You apply on GOV.UK; here is who takes each step, what it costs, and what to have at hand."
        actions={
          <LinkButton to={calculator} look="gold">
            Work out your costs
          </LinkButton>
        }
      />
      <Section
        id="steps"
        eyebrow="An engineer from abroad"
        title="From the offer to the first day"
        lead="Every figure is for today, for a Skilled Worker in a job at degree level."
      >
        <BoardingPasses steps={steps} />
        <VisaBrakeNotice says={brake} />
      </Section>
      <Families households={households} law={law} recorded={recorded} />
      <Papers />
      <Questions title="What applicants ask" questions={questions} ground="sand" />
      <ClosingAction
        title="Your own figures in a minute"
        text="Say where you are, for how long, and who will come with you. You can save the answer as a link, a PDF or a printout."
      >
        <LinkButton to={calculator} look="gold">
          Work out your costs
        </LinkButton>
      </ClosingAction>
    </>
  );
}

/** The steps as boarding passes, in order: who and what on the left, the figure on the stub. */
function BoardingPasses({ steps }: { steps: readonly JourneyStep[] }) {
  return (
    <ol className="flex flex-col gap-4">
      {steps.map(({ who, title, text, figure, of, rule }, place) => (
        <li
          key={title}
          className="grid rounded-28 border border-line bg-card shadow-soft md:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]"
        >
          <div className="grid grid-cols-[auto_1fr] gap-x-6 p-6 sm:p-8">
            <p aria-hidden className="figures font-display text-48 font-bold text-link">
              {place + 1}
            </p>
            <div>
              <p className="text-13 font-semibold tracking-widest text-link uppercase">{who}</p>
              <h3 className="mt-1 text-22">{title}</h3>
              <p className="mt-2 max-w-measure text-ink-2">{text}</p>
            </div>
          </div>
          <div className="border-t border-dashed border-outline p-6 sm:p-8 md:border-t-0 md:border-l">
            <p className="text-14 text-ink-2">{of}</p>
            <p>
              <Figure size="large">{figure}</Figure>
            </p>
            <RuleNote rule={rule} />
          </div>
        </li>
      ))}
    </ol>
  );
}
