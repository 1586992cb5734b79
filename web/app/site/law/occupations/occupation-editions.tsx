import { Link } from 'react-router';
import { BarChart, type BarGroup } from '../../../ui/bar-chart.tsx';
import { Card } from '../../../ui/card.tsx';
import { Section } from '../../../ui/section.tsx';
import { DataTable } from '../../../ui/table.tsx';
import { Tag } from '../../../ui/tag.tsx';
import type { EditionRow, RateShown } from './present-editions.ts';

interface OccupationEditionsProps {
  code: string;
  editions: { groups: readonly BarGroup[]; rows: readonly EditionRow[] };
  lowerIsFor: string;
}

/** The going rates in every edition, as a chart and as a table. */
export function OccupationEditions({
  code,
  editions: { groups, rows },
  lowerIsFor,
}: OccupationEditionsProps) {
  return (
    <Section
      id="editions"
      eyebrow="How the rates have changed"
      title="Going rates by edition"
      lead="The day the certificate is assigned decides which edition applies."
      className="bg-sand/50"
    >
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <Card>
          <BarChart
            label={`Going rates of ${code} a year, by edition; the table beside it has the same figures`}
            series={['Standard rate, a year', 'Lower rate, a year']}
            groups={groups}
          />
        </Card>
        <Card className="min-w-0">
          <EditionsTable code={code} rows={rows} />
          <p className="mt-4 text-14 text-ink-2">{lowerIsFor}</p>
          <HowChecked rows={rows} />
        </Card>
      </div>
    </Section>
  );
}

function EditionsTable({ code, rows }: { code: string; rows: readonly EditionRow[] }) {
  return (
    <DataTable
      caption={`Going rates of ${code} by edition`}
      columns={[
        { head: 'In force from', cell: (row: EditionRow) => <Edition row={row} /> },
        { head: 'Standard rate', cell: ({ standard }) => <Rate rate={standard} />, figure: true },
        { head: 'Lower rate', cell: ({ lower }) => <Rate rate={lower} />, figure: true },
      ]}
      rows={rows}
      keyOf={({ from }) => from}
      strong={({ inForce }) => inForce}
    />
  );
}

function HowChecked({ rows }: { rows: readonly EditionRow[] }) {
  return (
    <>
      <ul className="mt-3 flex list-disc flex-col gap-1 pl-5 text-14 text-ink-2">
        {rows.map(({ from, checked }) => (
          <li key={from}>
            From {from}: {checked}
          </li>
        ))}
      </ul>
      <p className="mt-3 text-14">
        <Link to="/rules/occupations.going-rates" className="text-link underline underline-offset-4">
          The rule, with every version and source
        </Link>
      </p>
    </>
  );
}

function Rate({ rate: { yearly, hourly } }: { rate: RateShown }) {
  return (
    <>
      {yearly}
      {hourly !== undefined && <span className="block text-14 font-normal text-ink-2">{hourly} an hour</span>}
    </>
  );
}

function Edition({ row: { from, inForce, settled } }: { row: EditionRow }) {
  return (
    <>
      <span className="block">{from}</span>
      {inForce && <Tag look="gold">In force today</Tag>}
      {!settled && <Tag look="sand">To be confirmed</Tag>}
    </>
  );
}
