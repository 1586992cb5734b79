import { keepUntilMidnight } from '../../../kit/page/keep-until-midnight.ts';
import { londonToday } from '../../../kit/page/london-today.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { ratesFor } from '../../../text/law-day.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { PageHero } from '../../../ui/page-hero.tsx';
import { Section } from '../../../ui/section.tsx';
import { ClosingAction } from '../parts/closing-action.tsx';
import { recorded } from '../parts/law-figure.ts';
import { billWorking, workedBill } from '../parts/worked-bill.ts';
import type { Route } from './+types/case-study.ts';
import { ExampleBill } from './example-bill.tsx';
import { MomentList } from './moment-list.tsx';
import { TheCase } from './the-case.tsx';
import { VariantsTable } from './variants-table.tsx';
import { exampleLines, moments, variants, withLicence } from './worked-example.ts';

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
