import { ResultCard, ResultPart } from '../../../ui/result-card.tsx';
import { DataTable } from '../../../ui/table.tsx';
import { Working, type WorkingStep } from '../../../ui/working.tsx';
import { TextLink } from '../parts/text-link.tsx';
import type { ExampleLine } from './worked-example.ts';

interface ExampleBillProps {
  employer: string;
  engineer: string;
  salary: string;
  lines: readonly ExampleLine[];
  working: readonly WorkingStep[];
  law: string;
  recorded: string;
}

/** The full bill of the example, with its calculation. */
export function ExampleBill({ employer, engineer, salary, lines, working, law, recorded }: ExampleBillProps) {
  return (
    <ResultCard
      label="The company pays the Home Office"
      figure={employer}
      tag={law}
      beside={[
        { label: 'The engineer pays', figure: engineer },
        { label: 'The job must pay, a year', figure: salary },
      ]}
      note={recorded}
    >
      <ResultPart>
        <DataTable
          caption="The bill, line by line"
          quietCaption
          columns={[
            {
              head: 'Fee',
              cell: ({ title, when }) => (
                <>
                  <span className="block font-semibold">{title}</span>
                  <span className="text-14 text-ink-2">{when}</span>
                </>
              ),
            },
            { head: 'Paid by', cell: ({ payer }) => payer },
            {
              head: 'Amount',
              cell: ({ figure, address }) => <TextLink to={address}>{figure}</TextLink>,
              figure: true,
            },
          ]}
          rows={lines}
          keyOf={({ title }) => title}
        />
      </ResultPart>
      <ResultPart>
        <Working steps={working} title="How we worked out the company’s part" open={false} />
      </ResultPart>
    </ResultCard>
  );
}
