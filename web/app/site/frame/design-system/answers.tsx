import { BarChart } from '../../../ui/bar-chart.tsx';
import { Card } from '../../../ui/card.tsx';
import { Figure } from '../../../ui/figure.tsx';
import { ResultCard, ResultPart } from '../../../ui/result-card.tsx';
import { Section } from '../../../ui/section.tsx';
import { DataTable } from '../../../ui/table.tsx';
import { TicketCard } from '../../../ui/ticket-card.tsx';
import { Working, type WorkingStep } from '../../../ui/working.tsx';
import { Specimen } from './specimen.tsx';

const rows = [
  { option: 'First option', needs: 'A sample of what it needs', least: '£1,234' },
  { option: 'Second option with a long name that has to break', needs: 'Another sample', least: '£12,345' },
];

const steps: WorkingStep[] = [
  {
    label: 'A fee that is settled',
    figure: '£1,234.00',
    law: {
      title: 'Name of the rule',
      href: '/tools',
      says: 'in force from 1 January 2026. Checked on 2 January 2026.',
    },
  },
  { label: 'A step of plain arithmetic', figure: '× 2' },
  {
    label: 'A fee that is not settled',
    figure: '£56.00',
    law: {
      title: 'Name of another rule',
      href: '/tools',
      says: 'in force from 1 February 2026. Checked on 2 January 2026.',
      unsettled: 'Announced, not yet in the regulations. A note may say what could still change.',
    },
  },
  { label: 'What it comes to', figure: '£2,524.00' },
];

export function Answers() {
  return (
    <Section id="answers" title="Answers and their working">
      <Specimen name="Result card">
        <div className="w-full max-w-xl">
          <ResultCard
            label="A sample answer"
            figure="£2,524.00"
            tag="The rule that decided"
            beside={[{ label: 'Per hour', figure: '£1.23' }]}
            level="h3"
          >
            <ResultPart>
              <DataTable
                caption="Options and what each needs"
                quietCaption
                columns={[
                  { head: 'Option', cell: (row) => row.option },
                  { head: 'Needs', cell: (row) => row.needs },
                  { head: 'Minimum', cell: (row) => <Figure>{row.least}</Figure>, figure: true },
                ]}
                rows={rows}
                keyOf={(row) => row.option}
                strong={(row) => row === rows[0]}
              />
            </ResultPart>
            <ResultPart>
              <Working steps={steps} />
            </ResultPart>
          </ResultCard>
        </div>
        <div className="w-full max-w-sm">
          <ResultCard
            label="An answer in words"
            figure="No charge"
            note="One sentence says why."
            level="h3"
          />
        </div>
      </Specimen>
      <Specimen
        name="Bar chart"
        note="Drawn on the server, always beside its table. Dashed bars are not settled."
      >
        <Card className="w-full max-w-xl">
          <BarChart
            label="A sample of two series in three groups; the table above has the like"
            series={['First series', 'Second series']}
            groups={[
              {
                name: 'Third group',
                mark: 'Counts today',
                bars: [
                  { value: 30, figure: '30' },
                  { value: 20, figure: '20' },
                ],
              },
              {
                name: 'Second group',
                unsettled: 'To be confirmed',
                bars: [
                  { value: 24, figure: '24' },
                  { value: 16, figure: '16' },
                ],
              },
              { name: 'First group', bars: [null, { value: 12, figure: '12' }] },
            ]}
          />
        </Card>
      </Specimen>
      <Specimen name="Ticket">
        <div className="hero-ground w-full max-w-xl rounded-28 p-6 sm:p-10">
          <TicketCard
            eyebrow="A sample bill"
            aside="2 years"
            title="What it is for"
            lines={[
              { label: 'First line', figure: '£1,234' },
              { label: 'A second line with a longer name', figure: '£56' },
            ]}
            total={{ label: 'Total', figure: '£1,290', note: 'Says where the figures come from' }}
          />
        </div>
      </Specimen>
    </Section>
  );
}
