import { addMonths } from '@portway/rules/kernel';
import { keepUntilMidnight } from '../../../kit/page/keep-until-midnight.ts';
import { londonToday } from '../../../kit/page/london-today.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { ratesFor } from '../../../text/law-day.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Card, type Ground } from '../../../ui/card.tsx';
import { Figure } from '../../../ui/figure.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHero } from '../../../ui/page-hero.tsx';
import { Section } from '../../../ui/section.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { ClosingAction } from '../parts/closing-action.tsx';
import { recorded } from '../parts/law-figure.ts';
import { LawFoot } from '../parts/law-foot.tsx';
import { RuleList } from '../parts/rules/rule-list.tsx';
import { TextLink } from '../parts/text-link.tsx';
import { brakeOn } from '../parts/visa-brake.ts';
import { VisaBrakeNotice } from '../parts/visa-brake-notice.tsx';
import type { Route } from './+types/immigration.ts';
import { changesOfLaw, type DayOfChange } from './changes-of-law.ts';
import { hiringByStatus, type StatusRoute } from './hiring-by-status.ts';
import { RoutesTable } from './routes-table.tsx';
import { type SwitchingShown, switching } from './switching.ts';

interface StatusCardsProps {
  hiringByStatus: readonly StatusRoute[];
  /** Whom the visa brake bars, said to employers. */
  brake: string | undefined;
  law: string;
  recorded: string;
}

const grounds: Readonly<Record<StatusRoute['holds'], Ground>> = {
  abroad: 'sky',
  student: 'mint',
  graduate: 'sand',
  skilled: 'card',
};

/** One tinted card for each immigration status. */
function StatusCards({ hiringByStatus, brake, law, recorded }: StatusCardsProps) {
  return (
    <Section
      id="hiringByStatus"
      eyebrow="Skilled Worker"
      title="Where are they today?"
      lead="The same engineer for three years, hired by a small sponsor. Select a figure to open the calculator with these answers."
    >
      <ul className="grid gap-4 md:grid-cols-2 lg:gap-6">
        {hiringByStatus.map(({ holds, title, text, bill }) => (
          <li key={holds} className="grid">
            <Card ground={grounds[holds]} className="flex flex-col">
              <h3 className="text-22">{title}</h3>
              <p className="mt-2 mb-6 max-w-measure text-ink-2">{text}</p>
              {bill !== undefined && (
                <dl className="mt-auto flex flex-wrap gap-x-10 gap-y-3">
                  <Sum of="Employer pays" figure={bill.employer} at={bill.address} />
                  <Sum of="Worker pays" figure={bill.candidate} at={bill.address} />
                </dl>
              )}
            </Card>
          </li>
        ))}
      </ul>
      <VisaBrakeNotice says={brake} />
      <LawFoot law={law} recorded={recorded} withFees />
    </Section>
  );
}

function Sum({ of, figure, at }: { of: string; figure: string; at: string }) {
  return (
    <div>
      <dt className="text-14 text-ink-2">{of}</dt>
      <dd>
        <TextLink to={at}>
          <Figure size="large">{figure}</Figure>
        </TextLink>
      </dd>
    </div>
  );
}

export const headers = keepUntilMidnight;
export const handle = { hydrate: 'never' } as const;

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Immigration: routes, costs and changes',
    description:
      'Where a worker is today decides the route and the cost. Compare four starting points, and see the routes and which rules change when.',
    canonical: '/immigration',
  });

/** How many months back a change still counts as recent. */
const monthsBack = 16;

export function loader({ request }: Route.LoaderArgs) {
  const today = londonToday();
  const holds = new URL(request.url).searchParams.get('holds') ?? '';
  return {
    hiringByStatus: hiringByStatus(today),
    switching: switching(holds, today),
    brake: brakeOn(today)?.employers,
    days: changesOfLaw(addMonths(today, -monthsBack), today),
    law: ratesFor(today),
    recorded,
  };
}

export default function Immigration({
  loaderData: { hiringByStatus, switching, brake, days, law, recorded },
}: Route.ComponentProps) {
  return (
    <>
      <PageHero
        eyebrow="Immigration"
        title="The way into the UK, and who pays for it"
        lead="Where someone is today decides the route, the fee and the salary. Find their case, and see which rules are about to change."
        actions={
          <LinkButton to="/immigration-skill-charge-calculator/compare" look="gold">
            Compare your own cases
          </LinkButton>
        }
      />
      <StatusCards hiringByStatus={hiringByStatus} brake={brake} law={law} recorded={recorded} />
      <SwitchingSection switching={switching} />
      <RoutesTable />
      <LawCalendar days={days} />
      <ClosingAction
        title="Two people, one post?"
        text="Put up to four cases side by side, with their families, lengths and dates, and save the comparison."
      >
        <LinkButton to="/immigration-skill-charge-calculator/compare" look="gold">
          Compare your own cases
        </LinkButton>
        <LinkButton to="/demo" look="outline">
          Request a Demo
        </LinkButton>
      </ClosingAction>
    </>
  );
}

/** The days on which recorded rules changed or will change, and what changed. */
function LawCalendar({ days }: { days: readonly DayOfChange[] }) {
  return (
    <Section
      id="changes"
      eyebrow="From our register"
      title="What changed, and what is coming"
      lead="These are the days when a rule we have recorded changes. Announced changes may still move."
    >
      <ol>
        {days.map(({ day, inWords, ahead, changes }) => (
          <li
            key={day}
            className="grid items-start gap-x-12 gap-y-2 border-t border-line py-5 sm:grid-cols-[1fr_3fr]"
          >
            <h3 className="flex flex-wrap items-center gap-3 text-20">
              {inWords} {ahead && <Tag look="gold">Ahead</Tag>}
            </h3>
            <ul className="flex flex-col gap-1">
              {changes.map(({ title, href, rules, open }) => (
                <li key={href}>
                  <TextLink to={href}>{title}</TextLink>
                  {rules > 1 && `, ${rules} rules`}
                  {open && '. We do not yet know what will follow.'}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/**
 * Asks for somebody's immigration status, and says whether they can switch inside the UK. A plain form, no
 * scripts.
 */
function SwitchingSection({ switching }: { switching: SwitchingShown }) {
  const { holds, choices, answer, barred, student } = switching;
  return (
    <Section
      id="switching"
      eyebrow="In the UK already"
      title="Can they switch without leaving?"
      lead="It depends on the permission they have now, or had last. The rules bar some people, and ask more of a Student."
    >
      <form
        action="/immigration#switching"
        className="flex max-w-measure flex-col gap-4 rounded-28 border border-line bg-card p-6 shadow-soft"
      >
        <SelectField
          name="holds"
          label="What permission do they have?"
          options={[{ value: '', label: 'Choose one' }, ...choices]}
          defaultValue={holds}
        />
        <p>
          <Button>See whether they can switch</Button>
        </p>
        {answer && (
          <Notice kind={answer.may ? 'success' : 'error'} title={answer.title}>
            {answer.says} <TextLink to={answer.to}>{answer.action}</TextLink>
          </Notice>
        )}
      </form>
      <div className="mt-8 grid gap-x-12 gap-y-8 md:grid-cols-2">
        <RuleList title="Nobody can switch from" read={barred} />
        <RuleList title="A Student can, if one of these is true" read={student} />
      </div>
    </Section>
  );
}
