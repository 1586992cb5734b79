import { Calculator, Scale } from 'lucide-react';
import { data, Link } from 'react-router';
import { keepUntilMidnight } from '../../../kit/page/keep-until-midnight.ts';
import { londonToday } from '../../../kit/page/london-today.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { LinkCard } from '../../../ui/link-card.tsx';
import { PageHead, PageHero } from '../../../ui/page-hero.tsx';
import { ResultCard, ResultPart } from '../../../ui/result-card.tsx';
import { Section } from '../../../ui/section.tsx';
import { DataTable } from '../../../ui/table.tsx';
import { Tag } from '../../../ui/tag.tsx';
import type { Route } from './+types/occupation.ts';
import { groupPath, occupationPath } from './major-groups.ts';
import { OccupationEditions } from './occupation-editions.tsx';
import { OccupationFacts } from './occupation-facts.tsx';
import { PayScaleFigures } from './pay-scale/pay-scale-figures.tsx';
import type { PayScaleShown } from './pay-scale/present-pay-scale.ts';
import { type OccupationShown, presentOccupation } from './present-occupation.ts';
import type { RateRow, RatesShown } from './present-rates.ts';

export const headers = keepUntilMidnight;
export const handle = { hydrate: 'never' } as const;

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const occupation = loaderData?.occupation;
  if (!occupation)
    return pageMeta({
      title: 'No such occupation code',
      description: 'There is no occupation code with this number. Search all of them by code or title.',
      index: false,
    });
  return pageMeta({
    title: occupation.searchTitle,
    description: occupation.searchDescription,
    canonical: occupationPath(occupation.code),
  });
};

export function loader({ params }: Route.LoaderArgs) {
  const occupation = presentOccupation(params.code, londonToday());
  return occupation ? data({ occupation }) : data({ occupation: undefined }, { status: 404 });
}

export default function Occupation({ loaderData: { occupation }, params }: Route.ComponentProps) {
  return occupation ? <OccupationBody occupation={occupation} /> : <NoSuchOccupation code={params.code} />;
}

function OccupationBody({ occupation }: { occupation: OccupationShown }) {
  const { code, title, group, tag, answer, rates, lists, editions, nearby, sponsorability, payScale } =
    occupation;
  // Placed where there is room: beside the lists, or under the facts.
  const titles = <TypicalTitles titles={occupation.typicalTitles} onlySome={occupation.onlySomeTitles} />;
  return (
    <>
      <PageHead
        before={
          <Breadcrumbs
            trail={[
              { to: '/occupations', title: 'Occupations' },
              { to: groupPath(group.digit), title: group.title },
            ]}
          />
        }
        eyebrow="Can this job be sponsored?"
        title={`${code} ${title}`}
        lead={answer}
      />
      <div className="page-width grid items-start gap-x-12 gap-y-10 pb-section lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="flex min-w-0 flex-col gap-8">
          <OccupationRates rates={rates} tag={tag.tag} />
          {lists.length > 0 && titles}
        </div>
        <div className="flex min-w-0 flex-col gap-8">
          <OccupationFacts occupation={occupation} />
          {lists.length === 0 && titles}
        </div>
      </div>
      {payScale && <OccupationPayScale code={code} payScale={payScale} />}
      {editions && <OccupationEditions code={code} editions={editions} lowerIsFor={rates.lowerIsFor} />}
      <OccupationNearby code={code} nearby={nearby} canBePriced={sponsorability !== 'not-eligible'} />
    </>
  );
}

/** Page for an unknown code: what codes look like, and how to find one. */
function NoSuchOccupation({ code }: { code: string }) {
  return (
    <PageHero
      eyebrow="404"
      title="There is no such occupation code"
      lead={`“${code}” is not one of the codes that the Rules list. A code has four digits and describes a job. Search for yours by its title.`}
      actions={
        <>
          <LinkButton to="/occupations" look="gold">
            Search the occupations
          </LinkButton>
          <LinkButton to="/tools" look="outline">
            See the free tools
          </LinkButton>
        </>
      }
    />
  );
}

interface OccupationNearbyProps {
  code: string;
  nearby: OccupationShown['nearby'];
  canBePriced: boolean;
}

/** Related codes, and tools for this one. */
function OccupationNearby({ code, nearby, canBePriced }: OccupationNearbyProps) {
  return (
    <Section id="nearby" eyebrow="If the duties fit another code better" title="Nearby occupations">
      <ul className="grid gap-x-12 md:grid-cols-2">
        {nearby.map(({ code: other, title, tag }) => (
          <li key={other} className="flex items-center justify-between gap-4 border-b border-line py-2">
            <Link
              to={occupationPath(other)}
              className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
            >
              {other} {title}
            </Link>
            <span className="shrink-0">
              <Tag look={tag.look}>{tag.tag}</Tag>
            </span>
          </li>
        ))}
      </ul>
      {canBePriced && (
        <div className="mt-12 grid gap-4 md:grid-cols-2 lg:gap-6">
          <LinkCard
            to={`/immigration-skill-charge-calculator/calculate?role=${code}`}
            Icon={Calculator}
            title="Skills charge and visa costs"
            text="The full cost of sponsoring someone in this occupation, line by line."
            action="Calculate charge"
          />
          <LinkCard
            to={`/salary-calculator/calculate?role=${code}`}
            Icon={Scale}
            title="Minimum salary calculator"
            text="What a worker in this occupation must be paid under each salary option."
            action="Start calculation"
          />
        </div>
      )}
    </Section>
  );
}

/** The national pay scale of a code: each role’s rate in each place, with notes. */
function OccupationPayScale({ code, payScale }: { code: string; payScale: PayScaleShown }) {
  const { tables, dated, notes, rules } = payScale;
  return (
    <Section
      id="pay-scale"
      eyebrow="Salary option K"
      title="The national pay scale"
      lead="The rate of the role or band, in the place where the work is done."
      className="bg-sand/50"
    >
      <Card className="min-w-0">
        <p className="mb-4 text-15">
          <Tag look="sand">To be confirmed</Tag> {dated}
        </p>
        <PayScaleFigures tables={tables} of={`Going rates of ${code}`} />
        <ul className="mt-4 flex list-disc flex-col gap-1 pl-5 text-15">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
        <p className="mt-4 flex flex-wrap gap-x-6 text-14">
          {rules.map(({ title, href }) => (
            <Link key={href} to={href} className="text-link underline underline-offset-4">
              The rule: {title}
            </Link>
          ))}
        </p>
      </Card>
    </Section>
  );
}

/** Today's going rate: the headline figure, the published columns, and their rule. */
function OccupationRates({ rates, tag }: { rates: RatesShown; tag: string }) {
  const { label, figure, hourly, usual, note, hours, rows, lowerIsFor, law } = rates;
  return (
    <ResultCard
      label={label}
      figure={figure}
      tag={tag}
      beside={[
        ...(hourly === undefined ? [] : [{ label: 'An hour', figure: hourly }]),
        ...(usual === undefined ? [] : [usual]),
      ]}
      note={note}
    >
      {rows.length > 0 && (
        <ResultPart>
          <DataTable
            caption={`Today’s going rate as published, for ${hours} a week`}
            columns={[
              { head: 'For', cell: ({ name }: RateRow) => name },
              { head: 'Standard', cell: ({ standard }) => <Published>{standard}</Published>, figure: true },
              { head: 'Lower', cell: ({ lower }) => <Published>{lower}</Published>, figure: true },
            ]}
            rows={rows}
            keyOf={({ name }) => name}
          />
          <p className="mt-4 text-14 text-ink-2">
            Each column is as published. {lowerIsFor} The standard rate is for everyone else. More or fewer
            hours change the going rate. The percentage rates have their own general thresholds.
          </p>
        </ResultPart>
      )}
      {law && (
        <ResultPart className="text-14 text-ink-2">
          <Link to={law.href} className="text-link underline underline-offset-4">
            The rule: going rates by occupation code
          </Link>
          , {law.says}{' '}
          <Link to={law.thresholdsHref} className="text-link underline underline-offset-4">
            The general thresholds
          </Link>
          . {!law.settled && <Tag look="sand">To be confirmed on GOV.UK</Tag>}
        </ResultPart>
      )}
    </ResultCard>
  );
}

/** Text in place of a figure may wrap, because it does not fit one line on a phone. */
function Published({ children }: { children: string }) {
  return children.startsWith('£') ? (
    children
  ) : (
    <span className="whitespace-normal text-ink-2">{children}</span>
  );
}

/** Typical job titles of the code. */
function TypicalTitles({ titles, onlySome }: { titles: readonly string[]; onlySome: boolean }) {
  if (titles.length === 0) return null;
  return (
    <section aria-labelledby="titles">
      <h2 id="titles" className="text-28">
        Typical job titles
      </h2>
      <ul className="mt-4 flex flex-wrap gap-2">
        {titles.map((title) => (
          <li key={title}>
            <Tag look="sand">{title}</Tag>
          </li>
        ))}
      </ul>
      {onlySome && (
        <p className="mt-3 text-15">
          Only the jobs named under “Who can use it” can be sponsored, not all of these.
        </p>
      )}
      <p className="mt-3 text-14 text-ink-2">
        The duties decide the code, not the title: check that they match.
      </p>
    </section>
  );
}
