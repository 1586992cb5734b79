import { Section } from '../../../ui/section.tsx';
import { DataTable } from '../../../ui/table.tsx';
import { LawFoot } from '../parts/law-foot.tsx';
import { TextLink } from '../parts/text-link.tsx';
import type { WorkedBill } from '../parts/worked-bill.ts';

export interface Household {
  readonly who: string;
  readonly alone?: boolean;
  readonly bill: WorkedBill | undefined;
}

interface FamiliesProps {
  households: readonly Household[];
  law: string;
  recorded: string;
}

/** What a household pays, alone or with family; the figures link to the calculator. */
export function Families({ households, law, recorded }: FamiliesProps) {
  return (
    <Section
      id="families"
      eyebrow="Three years, from abroad"
      title="What a household pays"
      lead="Application fees and health surcharge, paid together when you apply. Whether family can come depends on the job."
      className="bg-sand/50"
    >
      <DataTable
        caption="Visa fees and surcharge by household"
        quietCaption
        columns={[
          { head: 'Who comes', cell: ({ who }) => who },
          {
            head: 'You',
            cell: ({ bill }) => (bill ? <TextLink to={bill.address}>{bill.candidate}</TextLink> : unknown),
            figure: true,
          },
          {
            head: 'Family',
            cell: ({ bill, alone }) =>
              bill && !alone ? (
                <TextLink to={bill.address}>{bill.family}</TextLink>
              ) : (
                (bill?.family ?? unknown)
              ),
            figure: true,
          },
          { head: 'Together', cell: ({ bill }) => bill?.household ?? unknown, figure: true },
        ]}
        rows={households}
        keyOf={({ who }) => who}
      />
      <LawFoot law={law} recorded={recorded} withFees />
    </Section>
  );
}

const unknown = 'To be confirmed';
