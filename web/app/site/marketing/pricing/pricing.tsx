import { type HtmlConstraints, htmlConstraints } from '@portway/contracts/html-constraints';
import { pricingOperation } from '@portway/contracts/site/enquiries/pricing-enquiry';
import { data } from 'react-router';
import { type FormState, idle, notAfterSubmit, submitFromBrowser } from '../../../kit/forms/form-state.ts';
import { keepUntilMidnight } from '../../../kit/page/keep-until-midnight.ts';
import { londonToday } from '../../../kit/page/london-today.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { ratesFor } from '../../../text/law-day.ts';
import { type Availability, availabilityWords } from '../../../text/product/capabilities.ts';
import {
  type Plan,
  type PlanFeature,
  planDifferences,
  planOf,
  plans,
  plansClaim,
} from '../../../text/product/plans.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Eyebrow } from '../../../ui/eyebrow.tsx';
import { Figure } from '../../../ui/figure.tsx';
import { PageHero } from '../../../ui/page-hero.tsx';
import { Section } from '../../../ui/section.tsx';
import { SpriteIcon } from '../../../ui/sprite-icon.tsx';
import { DataTable } from '../../../ui/table.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { PricingForm, pricingNames } from '../forms/pricing-form.tsx';
import { sendForm, statusOf } from '../forms/send-form.server.ts';
import { whoAdvises } from '../parts/advice.ts';
import { type LawFigure, type RuleRead, recorded } from '../parts/law-figure.ts';
import { LawFoot } from '../parts/law-foot.tsx';
import { RuleFigure, Since } from '../parts/rules/rule-link.tsx';
import { TextLink } from '../parts/text-link.tsx';
import type { Route } from './+types/pricing.ts';
import { type HomeOfficeFee, homeOfficeFees } from './home-office-fees.ts';

/** A plan as a ticket: its price above the dashed line, its features and the button to request it below. */
function PlanCard({ plan: { id, name, euros, pounds, badge, features }, common }: PlanCardProps) {
  return (
    <section className="ticket flex flex-col" aria-labelledby={id}>
      <div className="ticket-top px-7 pt-7 pb-6">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 id={id} className="text-22">
            {name}
          </h2>
          {badge !== undefined && <Tag look={common ? 'gold' : 'sand'}>{badge}</Tag>}
        </div>
        <p className="mt-4">
          <Figure size="hero">{`€${euros}`}</Figure> a year
        </p>
        <p className="mt-1 text-15 text-ink-2">
          {pounds === undefined ? 'In pounds on request' : `or £${pounds} a year`}
        </p>
      </div>
      <div className="ticket-end flex grow flex-col px-7 pt-6 pb-7">
        <ul className="mb-8 flex flex-col gap-5">
          {features.map((feature) => (
            <Feature key={feature.text} feature={feature} />
          ))}
        </ul>
        <LinkButton
          to={`/pricing?plan=${id}#get-started`}
          look={common ? 'gold' : 'outline'}
          className="mt-auto"
          preventScrollReset
        >
          Request Pricing
          <span className="sr-only">: {name}</span>
        </LinkButton>
      </div>
    </section>
  );
}

const marks = {
  open: { icon: 'check', look: 'mint', ink: 'text-link' },
  'in-part': { icon: 'circle-dashed', look: 'sky', ink: 'text-link' },
  'not-yet': { icon: 'clock', look: 'sand', ink: 'text-ink-2' },
} as const satisfies Record<Availability, unknown>;

/** One thing a plan holds: whether it is open, and where. */
function Feature({ feature: { text, availability, today, to, action } }: { feature: PlanFeature }) {
  const { icon, look, ink } = marks[availability];
  return (
    <li className="grid grid-cols-[auto_1fr] gap-3">
      <SpriteIcon name={icon} size={20} className={`mt-0.5 ${ink}`} />
      <div>
        <p>{text}</p>
        <p className="mt-1">
          <Tag look={look}>{availabilityWords[availability]}</Tag>
        </p>
        <p className="mt-1 text-14 text-ink-2">
          {today} <TextLink to={to}>{action}</TextLink>
        </p>
      </div>
    </li>
  );
}

interface PlanCardProps {
  plan: Plan;
  /** Whether it is marked as the most popular. */
  common: boolean;
}

export const headers = keepUntilMidnight;

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Pricing',
    description:
      'Three yearly plans for a sponsor licence, recruitment and compliance, with what each includes, what is open today, and the Home Office fees on top.',
    canonical: '/pricing',
  });

/** `?plan=` is the plan chosen with "Request Pricing". */
export function loader({ request }: Route.LoaderArgs) {
  const today = londonToday();
  return {
    chosen: planOf(new URL(request.url).searchParams.get('plan')),
    fees: homeOfficeFees(today),
    law: ratesFor(today),
    recorded,
    constraints: htmlConstraints(pricingOperation),
  };
}

export async function action(args: Route.ActionArgs) {
  const formState = await sendForm(pricingOperation, args, pricingNames);
  return data(formState, { status: statusOf(formState) });
}

export const shouldRevalidate = notAfterSubmit;

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  submitFromBrowser(request, serverAction);

export default function Pricing({ loaderData, actionData }: Route.ComponentProps) {
  const { chosen, fees, law, recorded } = loaderData;
  return (
    <>
      <PageHero
        eyebrow="Pricing"
        title="Transparent Pricing for All Your Needs"
        lead="One yearly price for our part, with what is open today. The Home Office fees are extra. They are below, with the day each took effect."
      />
      <div className="page-width py-section">
        <div className="grid gap-6 lg:grid-cols-3">
          {plans.map((plan) => (
            <PlanCard key={plan.id} plan={plan} common={plan.badge === 'Most Common'} />
          ))}
        </div>
        <p className="mt-8 max-w-measure text-15 text-ink-2">
          {plansClaim} A plan begins with a written agreement. It says what you get and from when, and when
          you get a refund for recruiting through us. What is open today is free for everyone. What is marked
          “not yet open” has no date yet. {whoAdvises}
        </p>
      </div>
      <HomeOfficeFees fees={fees} law={law} recorded={recorded} />
      <Section id="differences" title="What each plan includes">
        {/* On a phone all three plans are in sight. */}
        <div className="max-sm:[&_table]:text-13 max-sm:[&_td]:px-1 max-sm:[&_th]:px-1">
          <DataTable
            caption="The plans side by side"
            quietCaption
            columns={[
              {
                head: 'Part, and what is open today',
                cell: ({ part, availability }) => (
                  <>
                    {part}
                    <span className="block text-13 text-ink-2">{availabilityWords[availability]}</span>
                  </>
                ),
              },
              ...plans.map(({ name }, place) => ({
                head: name.replace(' Plan', ''),
                cell: (row: (typeof planDifferences)[number]) => row.in[place],
              })),
            ]}
            rows={planDifferences}
            keyOf={({ part }) => part}
          />
        </div>
      </Section>
      <GetStarted constraints={loaderData.constraints} plan={chosen} formState={actionData ?? idle} />
    </>
  );
}

function HomeOfficeFees({ fees, law, recorded }: FeesProps) {
  return (
    <section aria-labelledby="home-office-fees" className="bg-sand/50 py-section">
      <div className="page-width grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <div>
          <Eyebrow>On top of any plan</Eyebrow>
          <h2 id="home-office-fees" className="mt-3 text-36">
            What the Home Office charges
          </h2>
          <p className="mt-3 text-ink-2">
            You pay these to the Home Office, not to us. Small means small or charitable. Large means medium
            or large.
          </p>
          <p className="mt-6 flex flex-wrap gap-3">
            <LinkButton to="/cost-estimator/calculate">Estimate your licence</LinkButton>
            <LinkButton to="/cost-estimator/size" look="outline">
              Am I a small sponsor?
            </LinkButton>
          </p>
        </div>
        <div className="min-w-0">
          <FeeTable fees={fees} />
          <LawFoot law={law} recorded={recorded} withFees />
        </div>
      </div>
    </section>
  );
}

/** The rule shown for two figures: the unsettled one, if either is. */
function lessSure(small: LawFigure, large: LawFigure): RuleRead | undefined {
  return small.rule?.settled === false ? small.rule : large.rule;
}

function FeeTable({ fees }: Pick<FeesProps, 'fees'>) {
  return (
    <DataTable
      caption="Fees a sponsor pays to the Home Office"
      quietCaption
      columns={[
        {
          head: 'Fee',
          cell: ({ fee, when }) => (
            <>
              <span className="block font-semibold">{fee}</span>
              <span className="text-14 text-ink-2">{when}</span>
            </>
          ),
        },
        { head: 'Small', cell: ({ small }) => <RuleFigure of={small} />, figure: true },
        { head: 'Large', cell: ({ large }) => <RuleFigure of={large} />, figure: true },
        { head: 'In force from', cell: ({ small, large }) => <Since rule={lessSure(small, large)} /> },
      ]}
      rows={fees}
      keyOf={({ fee }) => fee}
    />
  );
}

interface FeesProps {
  fees: readonly HomeOfficeFee[];
  law: string;
  recorded: string;
}

interface GetStartedProps {
  plan: Plan | undefined;
  formState: FormState;
  constraints: HtmlConstraints;
}

/** Form to request a price, with the plan chosen above preselected. */
function GetStarted({ plan, formState, constraints }: GetStartedProps) {
  return (
    <section aria-labelledby="get-started" className="bg-sand/50 py-section">
      <div className="page-width grid items-start gap-8 lg:grid-cols-2">
        <div>
          <Eyebrow>{plan === undefined ? 'Ask for a price' : plan.name}</Eyebrow>
          <h2 id="get-started" className="mt-3 text-36">
            Get Started Now
          </h2>
          <p className="mt-3 max-w-measure text-ink-2">
            Either button sends us your name, address and plan, and we will reply by email. “Contact Sales”
            asks for a price in writing, in pounds or euros. “Start Free Trial” does not start anything by
            itself. Our reply says what you can try now, and what is not yet open. Asking costs nothing and
            commits you to nothing.
          </p>
        </div>
        <Card>
          <PricingForm formState={formState} plan={plan?.id ?? ''} constraints={constraints} />
        </Card>
      </div>
    </section>
  );
}
