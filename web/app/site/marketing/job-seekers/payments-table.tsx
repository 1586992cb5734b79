import { Section } from '../../../ui/section.tsx';
import { DataTable } from '../../../ui/table.tsx';
import { LawFoot } from '../parts/law-foot.tsx';
import { TextLink } from '../parts/text-link.tsx';
import type { Payment } from './who-pays-what.ts';

interface PaymentsTableProps {
  payments: readonly Payment[];
  law: string;
  recorded: string;
}

/** The fees an employer may not ask a worker for, and those that either may pay. */
export function PaymentsTable({ payments, law, recorded }: PaymentsTableProps) {
  return (
    <Section
      id="payments"
      eyebrow="Three years, from abroad"
      title="Who pays for what"
      lead="By law, the employer must pay some fees, whatever a contract says. These are the fees for an engineer joining a small employer."
      className="bg-sand/50"
    >
      <DataTable
        caption="Fees for a move, and who must pay them"
        quietCaption
        columns={[
          { head: 'Fee', cell: ({ title }) => title },
          {
            head: 'Today',
            cell: ({ amount, address }) => (address ? <TextLink to={address}>{amount}</TextLink> : amount),
            figure: true,
          },
          {
            head: 'Who pays',
            cell: ({ payer: { says, rule } }) => (rule ? <TextLink to={rule.href}>{says}</TextLink> : says),
          },
        ]}
        rows={payments}
        keyOf={({ title }) => title}
      />
      <LawFoot law={law} recorded={recorded} withFees />
    </Section>
  );
}
