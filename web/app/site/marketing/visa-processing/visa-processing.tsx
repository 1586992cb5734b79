import type { CalendarDate } from '@portway/rules/kernel';
import { keepUntilMidnight } from '../../../kit/page/keep-until-midnight.ts';
import { londonToday } from '../../../kit/page/london-today.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { ratesFor } from '../../../text/law-day.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { PageHero } from '../../../ui/page-hero.tsx';
import { Section } from '../../../ui/section.tsx';
import { ClosingAction } from '../parts/closing-action.tsx';
import { recorded } from '../parts/law-figure.ts';
import { Questions } from '../parts/questions.tsx';
import { brakeOn } from '../parts/visa-brake.ts';
import { VisaBrakeNotice } from '../parts/visa-brake-notice.tsx';
import { workedBill } from '../parts/worked-bill.ts';
import type { Route } from './+types/visa-processing.ts';
import { BoardingPasses } from './boarding-passes.tsx';
import { Families, type Household } from './families.tsx';
import { journey } from './journey.ts';
import { Papers } from './papers.tsx';
import { questions } from './questions.tsx';

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
