import type { CalendarDate, Parameter } from '@portway/rules/kernel';
import { register } from '@portway/rules/register';
import { Link } from 'react-router';
import { keepUntilMidnight } from '../page/keep-until-midnight.ts';
import { londonToday } from '../page/london-today.ts';
import { pageMeta } from '../page/page-meta.ts';
import { dayInWords } from '../text/days.ts';
import { isSettled, rulePath } from '../text/law.ts';
import { versionInWords } from '../text/values.ts';
import { Disclosure } from '../ui/disclosure.tsx';
import { PageHead } from '../ui/page-hero.tsx';
import { DataTable } from '../ui/table.tsx';
import { Tag } from '../ui/tag.tsx';
import type { Route } from './+types/rules.ts';

export const headers = keepUntilMidnight;
export const handle = { hydrate: 'never' } as const;

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'The rules behind the figures',
    description: 'Every figure our tools use: what it is today, since when, and how far it was checked.',
  });

export function loader() {
  const today = londonToday();
  const topics = register.topics.map(({ id, title, answers, parameters }) => ({
    id,
    title,
    answers,
    rows: parameters.map((parameter) => rowOf(parameter, today)),
  }));
  return { topics, today: dayInWords(today), recordedTo: dayInWords(register.recordedTo) };
}

function rowOf(parameter: Parameter<unknown>, today: CalendarDate) {
  const { id, title, versions } = parameter;
  const version = versions.findLast(({ from }) => from <= today) ?? versions[0];
  return {
    id,
    title,
    figure: versionInWords(parameter, version),
    from: dayInWords(version.from),
    settled: isSettled(version.confidence),
  };
}

type Row = ReturnType<typeof rowOf>;

export default function Rules({ loaderData: { topics, today, recordedTo } }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        eyebrow="Sources"
        title="The rules behind the figures"
        lead={`Every figure our tools use, as in force on ${today} and as recorded to ${recordedTo}. Each has a page with all its versions and where we read them.`}
      />
      <div className="page-width flex max-w-page flex-col gap-10 pb-section">
        {topics.map(({ id, title, answers, rows }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id} className="text-28">
              {title}
            </h2>
            <p className="mt-2 max-w-measure text-ink-2">{answers}</p>
            {rows.length > 20 ? (
              <Disclosure summary={`Show all ${rows.length}`} className="mt-2">
                <RuleTable caption={title} rows={rows} />
              </Disclosure>
            ) : (
              <RuleTable caption={title} rows={rows} />
            )}
          </section>
        ))}
      </div>
    </>
  );
}

function RuleTable({ caption, rows }: { caption: string; rows: readonly Row[] }) {
  return (
    <DataTable
      caption={caption}
      quietCaption
      columns={[
        { head: 'Rule', cell: ({ id, title }: Row) => <RuleLink id={id}>{title}</RuleLink> },
        { head: 'Today', cell: ({ figure }) => figure },
        {
          head: 'In force from',
          cell: ({ from, settled }) => (
            <>
              {from} {!settled && <Tag look="sand">To be confirmed</Tag>}
            </>
          ),
        },
      ]}
      rows={rows}
      keyOf={({ id }) => id}
    />
  );
}

function RuleLink({ id, children }: { id: string; children: string }) {
  return (
    <Link to={rulePath(id)} className="text-link underline underline-offset-4">
      {children}
    </Link>
  );
}
