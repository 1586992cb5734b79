import { addMonths } from '@portway/rules/kernel';
import { keepUntilMidnight } from '../../../kit/page/keep-until-midnight.ts';
import { londonToday } from '../../../kit/page/london-today.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { ratesFor } from '../../../text/law-day.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { PageHero } from '../../../ui/page-hero.tsx';
import { Section } from '../../../ui/section.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { ClosingAction } from '../parts/closing-action.tsx';
import { recorded } from '../parts/law-figure.ts';
import { TextLink } from '../parts/text-link.tsx';
import { brakeOn } from '../parts/visa-brake.ts';
import type { Route } from './+types/immigration.ts';
import { changesOfLaw, type DayOfChange } from './changes-of-law.ts';
import { hiringByStatus } from './hiring-by-status.ts';
import { RoutesTable } from './routes-table.tsx';
import { StatusCards } from './status-cards.tsx';
import { switching } from './switching.ts';
import { SwitchingSection } from './switching-section.tsx';

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
