import { Section } from '../../../ui/section.tsx';
import { DataTable } from '../../../ui/table.tsx';
import { TextLink } from '../parts/text-link.tsx';
import type { Variant } from './worked-example.ts';

/** The example with one thing changed at a time; each figure links to its calculator. */
export function VariantsTable({ cases }: { cases: readonly Variant[] }) {
  return (
    <Section
      id="variants"
      title="What would change the answer"
      lead="The same hire with one thing changed, without the licence. Select a figure to open its calculator with those answers."
      className="bg-sand/50"
    >
      <DataTable
        caption="The example with one thing changed"
        quietCaption
        columns={[
          { head: 'Change', cell: ({ change }) => change },
          { head: 'Company', cell: ({ bill }) => <Answer of={bill?.employer} at={bill} />, figure: true },
          { head: 'Engineer', cell: ({ bill }) => <Answer of={bill?.candidate} at={bill} />, figure: true },
          { head: 'Salary', cell: ({ salary }) => <Answer of={salary?.figure} at={salary} />, figure: true },
        ]}
        rows={cases}
        keyOf={({ change }) => change}
      />
    </Section>
  );
}

function Answer({ of, at }: { of: string | undefined; at: { address: string } | undefined }) {
  if (of === undefined || at === undefined) return 'To be confirmed';
  return <TextLink to={at.address}>{of}</TextLink>;
}
