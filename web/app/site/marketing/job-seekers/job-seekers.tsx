import { keepUntilMidnight } from '../../../kit/page/keep-until-midnight.ts';
import { londonToday } from '../../../kit/page/london-today.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { ratesFor } from '../../../text/law-day.ts';
import { capabilities } from '../../../text/product/capabilities.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { PageHero } from '../../../ui/page-hero.tsx';
import { Section } from '../../../ui/section.tsx';
import { SpriteIcon } from '../../../ui/sprite-icon.tsx';
import { DataTable } from '../../../ui/table.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { recorded } from '../parts/law-figure.ts';
import { LawFoot } from '../parts/law-foot.tsx';
import { OpenNow } from '../parts/open-today.tsx';
import { type Question, Questions } from '../parts/questions.tsx';
import { TextLink } from '../parts/text-link.tsx';
import type { Route } from './+types/job-seekers.ts';
import { type Payment, whoPaysWhat } from './who-pays-what.ts';

const good = [
  'The employer is on the Home Office’s register of licensed sponsors.',
  'The contract, the advert and the certificate name the same job, hours and pay.',
  'They tell you your occupation code, and what the certificate costs them.',
  'They give you time to read, and they answer in writing.',
];

const bad = [
  'They ask you to pay for the certificate, the licence or the skills charge.',
  'They sell certificates for work that does not exist.',
  'They want part of your pay back in cash.',
  'They keep your passport, or promise that a visa is certain.',
];

/** Signs of a genuine job offer, and of a fraud. */
function Signs() {
  return (
    <section aria-labelledby="signs" className="py-section">
      <div className="page-width">
        <h2 id="signs" className="text-36">
          How to read an offer
        </h2>
        <div className="mt-8 grid gap-4 md:grid-cols-2 lg:gap-6">
          <Card ground="mint">
            <h3 className="text-22">Good signs</h3>
            <ul className="mt-4 flex flex-col gap-3">
              {good.map((sign) => (
                <li key={sign} className="grid grid-cols-[auto_1fr] gap-3">
                  <SpriteIcon name="check" size={20} className="mt-0.5 text-link" />
                  {sign}
                </li>
              ))}
            </ul>
          </Card>
          <Card ground="sand">
            <h3 className="text-22">Walk away when</h3>
            <ul className="mt-4 flex flex-col gap-3">
              {bad.map((sign) => (
                <li key={sign} className="grid grid-cols-[auto_1fr] gap-3">
                  <SpriteIcon name="x" size={20} className="mt-0.5 text-coral" />
                  {sign}
                </li>
              ))}
            </ul>
          </Card>
        </div>
        <p className="mt-6 max-w-measure text-ink-2">
          <TextLink to="/sponsors">Look up the employer in the register of sponsors</TextLink>. It is free,
          and each answer says which day’s register it is from. The official list is{' '}
          <a
            href="https://www.gov.uk/government/publications/register-of-licensed-sponsors-workers"
            rel="noreferrer"
            className="text-link underline underline-offset-4"
          >
            on GOV.UK
          </a>
          .
        </p>
      </div>
    </section>
  );
}

const questions: readonly Question[] = [
  {
    asked: 'Can I look for jobs here today?',
    answer: (
      <p>
        Yes. <TextLink to="/jobs">Browse the open jobs</TextLink> without an account. Each says what it pays,
        whether that is enough to be sponsored, and whether its employer is on the register. You need an
        account to apply.
      </p>
    ),
  },
  {
    asked: 'Who do you recruit?',
    answer: (
      <p>Software engineers from outside the UK, for now. The job board and the tools are for every job.</p>
    ),
  },
  {
    asked: 'Who sees my profile?',
    answer: (
      <p>
        Only an employer you apply to, until you withdraw.{' '}
        {!capabilities['candidate-search'].open &&
          'Recruiters cannot search for candidates yet, because that part is not yet open. '}
        Your profile asks whether you want to be in that search.
      </p>
    ),
  },
  {
    asked: 'What does it cost me?',
    answer: (
      <p>
        The tools are free, and none of our <TextLink to="/pricing">plans</TextLink> is for people looking for
        work.
      </p>
    ),
  },
  {
    asked: 'I study in the UK. Does that help?',
    answer: (
      <p>
        It can, once your course is completed or nearly so: an employer pays no skills charge for someone who
        switches from a Student visa, and may pay a new entrant’s salary after a UK bachelor’s, master’s, PhD,
        PGCE or PGDE. <TextLink to="/universities">Compare three ways into the same job</TextLink>.
      </p>
    ),
  },
];

export const headers = keepUntilMidnight;
export const handle = { hydrate: 'never' } as const;

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'For job seekers',
    description:
      'Find out whether your job can be sponsored in the UK, what it must pay, and what no employer may ask you to pay.',
    canonical: '/job-seekers',
  });

export function loader() {
  const today = londonToday();
  return { payments: whoPaysWhat(today), law: ratesFor(today), recorded };
}

const open = [
  {
    text: 'Jobs in the UK, each with its pay and whether it can be sponsored.',
    to: '/jobs',
    action: 'Browse jobs',
  },
  {
    text: 'Whether your job can be sponsored, and its going rate.',
    to: '/occupations',
    action: 'Find your job',
  },
  {
    text: 'The least you must be paid, by age, hours and visa.',
    to: '/salary-calculator/calculate?reader=worker',
    action: 'Check your pay',
  },
  {
    text: 'What you must earn later to settle in the UK.',
    to: '/settlement-salary',
    action: 'Salary for settlement',
  },
  {
    text: 'What you pay for yourself and your family.',
    to: '/immigration-skill-charge-calculator/calculate?location=outside&years=3&reader=worker',
    action: 'See your costs',
  },
  {
    text: 'A profile that only employers you apply to can see, with your applications and your messages.',
    to: '/signup?role=candidate',
    action: 'Create an account',
  },
];

export default function JobSeekers({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHero
        eyebrow="For job seekers"
        title="Know your worth before you move"
        lead="Can your job be sponsored in the UK? What must it pay? What can nobody charge you for? Find out here, free and without an account."
        beside={<JobSearch />}
      />
      <Signs />
      <PaymentsTable {...loaderData} />
      <Section id="open" title="What you can use">
        <OpenNow open={open} />
      </Section>
      <Questions title="What job seekers ask" questions={questions} ground="sand" />
    </>
  );
}

/** Opens the salary calculator for a job title; a plain form, so it needs no scripts. */
function JobSearch() {
  return (
    <form
      action="/salary-calculator/calculate"
      className="scheme-page flex flex-col gap-4 rounded-28 border border-line bg-card p-6 shadow-lift sm:p-8"
    >
      <TextField
        name="role"
        label="What is your job?"
        hint="A title in your own words, or an occupation code."
        icon={<SpriteIcon name="search" size={20} />}
        autoComplete="off"
        enterKeyHint="search"
      />
      <input type="hidden" name="inUk" value="no" />
      <input type="hidden" name="reader" value="worker" />
      <Button look="gold">Check my job</Button>
    </form>
  );
}

interface PaymentsTableProps {
  payments: readonly Payment[];
  law: string;
  recorded: string;
}

/** The fees an employer may not ask a worker for, and those that either may pay. */
function PaymentsTable({ payments, law, recorded }: PaymentsTableProps) {
  return (
    <Section
      id="payments"
      eyebrow="Three years, from abroad"
      title="Who pays for what"
      lead="By law, the employer must pay some fees, whatever a contract says. These are the fees for an engineer joining a small employer."
      className="bg-sand/50"
    >
      <DataTable
        caption="Fees for a move, and who must pay them"
        quietCaption
        columns={[
          { head: 'Fee', cell: ({ title }) => title },
          {
            head: 'Today',
            cell: ({ amount, address }) => (address ? <TextLink to={address}>{amount}</TextLink> : amount),
            figure: true,
          },
          {
            head: 'Who pays',
            cell: ({ payer: { says, rule } }) => (rule ? <TextLink to={rule.href}>{says}</TextLink> : says),
          },
        ]}
        rows={payments}
        keyOf={({ title }) => title}
      />
      <LawFoot law={law} recorded={recorded} withFees />
    </Section>
  );
}
