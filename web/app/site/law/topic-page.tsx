import { Link } from 'react-router';
import { rulePath } from '../../text/law.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { PageHead } from '../../ui/page-hero.tsx';
import { DataTable } from '../../ui/table.tsx';
import { Tag } from '../../ui/tag.tsx';
import type { TopicShown } from './present-rule.ts';

type Row = TopicShown['rows'][number];

/** One topic: today's value of each of its rules. */
export function TopicPage({ topic: { title, answers, rows, today, recorded } }: { topic: TopicShown }) {
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
