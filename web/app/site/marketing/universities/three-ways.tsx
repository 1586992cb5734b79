import { Section } from '../../../ui/section.tsx';
import { DataTable } from '../../../ui/table.tsx';
import { LawFoot } from '../parts/law-foot.tsx';
import { TextLink } from '../parts/text-link.tsx';
import type { WayIn } from './ways-into-a-job.ts';

interface ThreeWaysProps {
  ways: readonly WayIn[];
  /** The occupation, with its code. */
  job: string;
  /** How long a Graduate visa lasts, and what it leaves of a new entrant's months. */
  graduateVisa: string;
  law: string;
  recorded: string;
}

/** Compares the bill for one job by the visa that a graduate holds. */
export function ThreeRoutes({ ways, job, graduateVisa, law, recorded }: ThreeWaysProps) {
  return (
    <Section
      id="three-ways"
      eyebrow="One job, several ways in"
      title="Their visa decides what you need"
      lead={`The same graduate, hired for three years by a small employer as ${job}, with what the employer pays, what the graduate pays, and what the job must pay. Each figure opens its calculator.`}
    >
      <DataTable
        caption="What one job needs, by the worker’s visa before it"
        quietCaption
        columns={[
          {
            head: 'Hired',
            cell: ({ from, note }) => (
              <>
                <span className="block font-semibold">{from}</span>
                <span className="text-14 text-ink-2">{note}</span>
              </>
            ),
          },
          {
            head: 'Employer',
            cell: ({ bill }) => <Answer of={bill?.employer} at={bill} />,
            figure: true,
          },
          {
            head: 'Graduate',
            cell: ({ bill }) => <Answer of={bill?.candidate} at={bill} />,
            figure: true,
          },
          {
            head: 'Must earn',
            cell: ({ salary }) => <Answer of={salary?.figure} at={salary} />,
            figure: true,
          },
        ]}
        rows={ways}
        keyOf={({ from, note }) => `${from} ${note}`}
      />
      <div className="mt-8 grid gap-x-12 gap-y-4 md:grid-cols-2">
        <p className="max-w-measure">
          <strong>No skills charge from Student.</strong> Someone who switches inside the UK directly from a
          Student visa carries none, nor does the extension of the visa they switched to; and they may be paid
          as a new entrant. <TextLink to="#student-rules">See the conditions</TextLink>.{' '}
          <TextLink to="/rules/skills-charge">The rule</TextLink>
        </p>
        <p className="max-w-measure">
          <strong>Time on a Graduate visa counts.</strong> It is added to the new permission, and the total
          for a new entrant is limited. {graduateVisa} After either, a certificate of three years is too long
          for a new entrant. <TextLink to="/rules/minimum-salary">The rule</TextLink>
        </p>
      </div>
      <LawFoot law={law} recorded={recorded} withFees />
    </Section>
  );
}

function Answer({ of, at }: { of: string | undefined; at: { address: string } | undefined }) {
  if (of === undefined || at === undefined) return 'To be confirmed';
  return <TextLink to={at.address}>{of}</TextLink>;
}
