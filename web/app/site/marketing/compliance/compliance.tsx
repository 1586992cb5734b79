import { keepUntilMidnight } from '../../../kit/page/keep-until-midnight.ts';
import { londonToday } from '../../../kit/page/london-today.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { events, labels, nations } from '../../../subjects/reporting-deadline/deadline-words.ts';
import {
  type DeadlineShown,
  presentDeadline,
} from '../../../subjects/reporting-deadline/present-deadline.ts';
import { dayInWords } from '../../../text/days.ts';
import { ratesFor } from '../../../text/law-day.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Card, type Ground } from '../../../ui/card.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { DayCount } from '../../../ui/day-count.tsx';
import { Eyebrow } from '../../../ui/eyebrow.tsx';
import { Figure } from '../../../ui/figure.tsx';
import { PageHero } from '../../../ui/page-hero.tsx';
import { Section } from '../../../ui/section.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { ClosingAction } from '../parts/closing-action.tsx';
import { recordedOn } from '../parts/law-figure.ts';
import { LawFoot } from '../parts/law-foot.tsx';
import { type CapabilityUse, OpenToday } from '../parts/open-today.tsx';
import { type RuleInForce, ruleInForce } from '../parts/rules/rule-in-force.ts';
import { RuleNote } from '../parts/rules/rule-note.tsx';
import type { Route } from './+types/compliance.ts';

const grounds: readonly Ground[] = ['mint', 'sand', 'sky', 'sky', 'mint', 'sand'];

/** What a compliance officer may ask to see, and what follows if it is missing. */
function InOrder({ rules }: { rules: readonly RuleInForce[] }) {
  return (
    <section aria-labelledby="in-order" className="pb-section">
      <div className="page-width">
        <h2 id="in-order" className="text-36">
          What must be in order
        </h2>
        <ul className="mt-8 grid gap-4 md:grid-cols-2 lg:grid-cols-3 lg:gap-6">
          {rules.map(({ title, says, rule }, place) => (
            <li key={title} className="grid">
              <Card ground={grounds[place] ?? 'card'}>
                <h3 className="text-20">{title}</h3>
                <p className="mt-2 text-15">{says}</p>
                <RuleNote rule={rule} />
              </Card>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export const headers = keepUntilMidnight;
export const handle = { hydrate: 'never' } as const;

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Compliance: a sponsor’s duties',
    description:
      'What a licensed sponsor must report and by when, which records it must keep, and how the Home Office checks, with the rule behind each.',
    canonical: '/compliance',
  });

export function loader() {
  const today = londonToday();
  const rule = (id: string) => ruleInForce(id, today);
  return {
    today,
    ifToday: presentDeadline(
      { event: 'worker-leaves', nation: 'england-and-wales', happenedOn: today },
      today,
    ),
    deadlines: [
      { within: rule('sponsor-duties.report-worker-within'), what: rule('sponsor-duties.worker-changes') },
      {
        within: rule('sponsor-duties.report-organisation-within'),
        what: rule('sponsor-duties.organisation-changes'),
      },
    ],
    limits: limits.map(({ id, ...words }) => ({ ...words, within: rule(id) })),
    inOrder: [
      rule('sponsor-duties.records'),
      rule('sponsor-duties.records-kept-for'),
      rule('sponsor-duties.visits'),
      rule('sponsor-duties.work-location'),
      rule('licence.reasonable-suspicion'),
      rule('licence.rating'),
    ],
    law: ratesFor(today),
    recorded: recordedOn('guidance-part-3', 'appendix-d', 'right-to-work'),
  };
}

const limits = [
  {
    id: 'sponsor-duties.start-within',
    title: 'To start work',
    text: 'From whichever is latest: the start date on the certificate, the first day of the visa, or the day the worker is told of the grant.',
  },
  {
    id: 'sponsor-duties.absent-without-permission',
    title: 'Away without permission, in a row',
    text: 'Longer than this is reported; the days to do so are counted from then.',
  },
  {
    id: 'sponsor-duties.unpaid-absence',
    title: 'Away unpaid or on reduced pay, in a calendar year',
    text: 'Longer than this, and sponsorship normally stops. Family leave, sick leave, jury service and strikes are among the exceptions.',
  },
];

const uses: readonly CapabilityUse[] = [
  {
    capability: 'counted-duties',
    text: 'Record what happened. Each duty is counted in days, with a reminder before it, and its report is drafted.',
    to: '/signup?role=recruiter',
    action: 'Create an account',
  },
  { capability: 'duty-calendar', text: 'Your own calendar of deadlines, visa expiries and other days.' },
  {
    capability: 'worker-records',
    text: 'A record of each worker: pay, hours, places, absences and a timeline, typed or imported from a file.',
  },
  {
    capability: 'certificates',
    text: 'Certificates prepared field by field. You assign them in the Home Office’s own system.',
  },
  { capability: 'records-archive', text: 'Everything in one archive, to keep or to hand over.' },
  {
    capability: 'reporting-deadline',
    text: 'See the days to a report counted, from what happened and when.',
    to: '/tools/reporting-deadline',
    action: 'Count the days',
  },
  {
    capability: 'pay-periods',
    text: 'Check whether pay meets the salary in each pay period.',
    to: '/salary-calculator/pay-periods',
    action: 'Test pay periods',
  },
  {
    capability: 'duties-read',
    text: 'Go through the checklist for a ready sponsor, point by point.',
    to: '/rules/licence-eligibility',
    action: 'Read the points',
  },
  {
    capability: 'right-to-work-tool',
    text: 'See until when a right to work check stands, when to check again, and whom you check beside employees since 1 October 2026.',
    to: '/tools/right-to-work',
    action: 'Try a check',
  },
  {
    capability: 'duties-read',
    text: 'Read each duty with its sources.',
    to: '/rules/sponsor-duties',
    action: 'See the rules',
  },
  {
    capability: 'right-to-work-evidence',
    text: 'Right to work checks with their papers, worker by worker.',
  },
  {
    capability: 'inspection-pack',
    text: 'A pack that answers what an officer asks for, and names what is missing.',
  },
];

export default function Compliance({ loaderData }: Route.ComponentProps) {
  const { ifToday, deadlines, limits, inOrder, law, recorded } = loaderData;
  return (
    <>
      <PageHero
        eyebrow="Compliance"
        title="Your duties, counted in days"
        lead="A sponsor must report, keep records and be ready for checks for as long as it has a licence. See what to do, by when, and under which rule."
        actions={
          <>
            <LinkButton to="/demo" look="gold">
              Request a Demo
            </LinkButton>
            <LinkButton to="#count" look="outline">
              Count the days
            </LinkButton>
          </>
        }
        beside={
          ifToday.count && (
            <CountingCalendar event={loaderData.today} figure={ifToday.figure} count={ifToday.count} />
          )
        }
      />
      <CountForm today={loaderData.today} />
      <Deadlines deadlines={deadlines} limits={limits} />
      <InOrder rules={inOrder} />
      <Section id="open" title="The compliance portal" className="bg-sand/50">
        <OpenToday uses={uses} meanwhile={{ to: '/demo', label: 'Ask about it in a demo' }} />
        <LawFoot law={law} recorded={recorded} />
      </Section>
      <ClosingAction
        title="Who counts the days in your team?"
        text="In a demo we go through the duties on a case of your own, from a late start to a visit, each with its rule."
      >
        <LinkButton to="/demo" look="gold">
          Request a Demo
        </LinkButton>
      </ClosingAction>
    </>
  );
}

interface CountingCalendarProps {
  event: string;
  figure: string;
  count: NonNullable<DeadlineShown['count']>;
}

/** Counts from an event today to its reporting deadline, as a sentence and as a calendar. */
function CountingCalendar({ event, figure, count }: CountingCalendarProps) {
  return (
    <section
      aria-labelledby="counted"
      className="scheme-page rounded-28 border border-line bg-card p-6 shadow-lift"
    >
      <Eyebrow>If it happened today</Eyebrow>
      <h2 id="counted" className="mt-3 text-20">
        Report it by {figure}
      </h2>
      <p className="mt-1 mb-4 text-14 text-ink-2">
        For a change about a worker on {dayInWords(event)}, counted in working days in England and Wales.
      </p>
      <DayCount caption={count.caption} weeks={count.weeks} legend={count.legend} />
    </section>
  );
}

/** The first questions of the tool that counts the days; its page answers. */
function CountForm({ today }: { today: string }) {
  return (
    <Section
      id="count"
      eyebrow="Free tool"
      title="When must we report it?"
      lead="Choose what happened, and see every working day counted, the day to remind yourself by, and what to say."
    >
      <form
        action="/tools/reporting-deadline"
        className="grid items-end gap-6 rounded-28 border border-line bg-card p-6 shadow-soft sm:p-8 lg:grid-cols-[2fr_1fr_1fr_auto]"
      >
        <SelectField
          name="event"
          label={labels.event}
          options={[{ value: '', label: 'Choose' }]}
          groups={events}
          required
        />
        <DateField name="day" label={labels.day} defaultValue={today} required />
        <SelectField name="nation" label={labels.nation} options={nations} />
        <Button>Count the days</Button>
      </form>
    </Section>
  );
}

interface Limit {
  /** The rule with the number of days. */
  within: RuleInForce;
  title: string;
  text: string;
}

interface DeadlinesProps {
  deadlines: readonly { within: RuleInForce; what: RuleInForce }[];
  /** Other limits. */
  limits: readonly Limit[];
}

/** What must be reported and within how many days, as a table. */
function Deadlines({ deadlines, limits }: DeadlinesProps) {
  return (
    <Section
      id="deadlines"
      eyebrow="Reporting"
      title="What you must report, and by when"
      lead="Reports go through the Home Office’s sponsor system. You have less time to report a change about a worker than a change in your organisation."
    >
      <dl>
        {deadlines.map(({ within, what }) => (
          <Row key={what.title} within={within} title={what.title} text={what.says} />
        ))}
        {limits.map((limit) => (
          <Row key={limit.title} {...limit} />
        ))}
      </dl>
    </Section>
  );
}

function Row({ within, title, text }: Limit) {
  return (
    <div className="grid gap-x-12 gap-y-2 border-t border-line py-6 sm:grid-cols-[1fr_3fr]">
      <dt>
        <Figure size="large" className="whitespace-normal">
          {within.says}
        </Figure>
      </dt>
      <dd>
        <h3 className="text-20">{title}</h3>
        <p className="mt-1 max-w-measure">{text}</p>
        <RuleNote rule={within.rule} />
      </dd>
    </div>
  );
}
