import { data, Link } from 'react-router';
import { keepUntilMidnight } from '../../kit/page/keep-until-midnight.ts';
import { londonToday } from '../../kit/page/london-today.ts';
import { pageMeta } from '../../kit/page/page-meta.ts';
import { rulePath } from '../../text/law.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { PageHead } from '../../ui/page-hero.tsx';
import { DataTable } from '../../ui/table.tsx';
import { Tag } from '../../ui/tag.tsx';
import type { Route } from './+types/rule.ts';
import { presentRule, presentTopic, type TopicShown } from './present-rule.ts';
import { RulePage } from './rule-page.tsx';

export const headers = keepUntilMidnight;
export const handle = { hydrate: 'never' } as const;

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData)
    return pageMeta({ title: 'A rule', description: 'There is no rule with this ID.', index: false });
  const { kind, id, title } = loaderData;
  return pageMeta({
    title: kind === 'topic' ? `${title}: the rules` : title,
    description:
      kind === 'topic'
        ? `${loaderData.answers} Every rule on it, what it is today and when it came into force.`
        : `${title}: every version, the day it came into force and where we read it.`,
    canonical: rulePath(id),
  });
};

/** One parameter, or all parameters of one topic: the id says which, as in the API. */
export function loader({ params }: Route.LoaderArgs) {
  const today = londonToday();
  const content = presentTopic(params.id, today) ?? presentRule(params.id, today);
  if (!content) throw data('There is no rule with this ID.', { status: 404 });
  return content;
}

export default function Rule({ loaderData }: Route.ComponentProps) {
  return loaderData.kind === 'topic' ? <TopicPage topic={loaderData} /> : <RulePage rule={loaderData} />;
}

type Row = TopicShown['rows'][number];

/** One topic: today's value of each of its rules. */
function TopicPage({ topic: { title, answers, rows, today, recorded } }: { topic: TopicShown }) {
  return (
    <>
      <PageHead
        before={<Breadcrumbs trail={[{ to: '/rules', title: 'Rules' }]} />}
        eyebrow="Rules"
        title={title}
        lead={`${answers} As in force on ${today}.${recorded === '' ? '' : ` ${recorded}.`}`}
      />
      <div className="page-width pb-section">
        <DataTable
          caption={title}
          quietCaption
          columns={[
            { head: 'Rule', cell: (row: Row) => <RuleNamed row={row} /> },
            { head: 'Today', cell: ({ figure }) => figure },
          ]}
          rows={rows}
          keyOf={({ id }) => id}
        />
      </div>
    </>
  );
}

/** The first day is below the name, because a phone has no room for another column. */
function RuleNamed({ row: { id, title, from, settled } }: { row: Row }) {
  return (
    <>
      <Link to={rulePath(id)} className="text-link underline underline-offset-4">
        {title}
      </Link>
      <span className="block text-14 text-ink-2">
        In force from {from} {!settled && <Tag look="sand">To be confirmed</Tag>}
      </span>
    </>
  );
}
