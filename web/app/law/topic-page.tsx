import { Link } from 'react-router';
import { rulePath } from '../text/law.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { PageHead } from '../ui/page-hero.tsx';
import { DataTable } from '../ui/table.tsx';
import { Tag } from '../ui/tag.tsx';
import type { TopicShown } from './present-rule.ts';

type Row = TopicShown['rows'][number];

/** One topic: what each of its rules is today. */
export function TopicPage({ topic: { title, answers, rows, today, recordedTo } }: { topic: TopicShown }) {
  return (
    <>
      <PageHead
        before={<Breadcrumbs trail={[{ to: '/rules', title: 'Rules' }]} />}
        eyebrow="Rules"
        title={title}
        lead={`${answers} As in force on ${today} and as recorded to ${recordedTo}.`}
      />
      <div className="page-width pb-section">
        <DataTable
          caption={title}
          quietCaption
          columns={[
            { head: 'Rule', cell: ({ id, title: rule }: Row) => <RuleLink id={id}>{rule}</RuleLink> },
            { head: 'Today', cell: ({ figure }) => figure },
            { head: 'In force from', cell: (row) => <Since row={row} /> },
          ]}
          rows={rows}
          keyOf={({ id }) => id}
        />
      </div>
    </>
  );
}

function RuleLink({ id, children }: { id: string; children: string }) {
  return (
    <Link to={rulePath(id)} className="text-link underline underline-offset-4">
      {children}
    </Link>
  );
}

function Since({ row: { from, settled } }: { row: Row }) {
  return (
    <>
      {from} {!settled && <Tag look="sand">To be confirmed</Tag>}
    </>
  );
}
