import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { LinkButton } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Figure } from '../../../ui/figure.tsx';
import { ResultCard, ResultPart } from '../../../ui/result-card.tsx';
import { DataTable } from '../../../ui/table.tsx';
import { Working } from '../../../ui/working.tsx';
import { PlanLink } from '../plan-link.tsx';
import type { RoleFound } from '../salary/role-field.tsx';
import { figureWithout, RoleUnknown } from '../salary/role-unknown.tsx';
import { BillBar } from './bill-bar.tsx';
import { Cautions } from './bill-cautions.tsx';
import { cannotCome, totalLabels } from './bill-words.ts';
import { ChargeRefunds } from './charge-refunds.tsx';
import type { BillLineShown } from './line-in-words.ts';
import type { BillSection, BillShown } from './present-bill.ts';
import type { ChargeRefundsShown } from './present-charge-refunds.ts';
import type { SimpleShown } from './present-simple.ts';
import { Remark } from './remark.tsx';
import { SimpleComparison } from './simple-comparison.tsx';
import type { SponsorshipAnswers } from './sponsorship-answers.ts';
import { WhoMustPay, WhoPaysTag } from './who-pays.tsx';

interface BillResultProps {
  shown: {
    role: Pick<RoleFound, 'which'>;
    answers: SponsorshipAnswers;
    bill: BillShown | undefined;
    simple: SimpleShown | undefined;
    biometrics: string | undefined;
    refunds: ChargeRefundsShown | undefined;
    pricedWithoutHealth: boolean | undefined;
  };
  recorded: ReactNode;
}

const label = totalLabels.employer;

export function BillResult({ shown, recorded }: BillResultProps) {
  const { search } = useLocation();
  const { bill, role, simple, biometrics, refunds, pricedWithoutHealth = false } = shown;
  if (!bill) {
    return (
      <ResultCard label={label} figure={figureWithout(role)}>
        <ResultPart>
          <RoleUnknown
            which={role.which}
            title="The form needs a change"
            waiting="Correct what the form points out, and the bill appears here."
          />
        </ResultPart>
      </ResultCard>
    );
  }
  return (
    <ResultCard
      label={label}
      figure={bill.employer}
      beside={[{ label: totalLabels.worker, figure: bill.worker }]}
      note={recorded}
    >
      <Cautions bill={bill} pricedWithoutHealth={pricedWithoutHealth} />
      {bill.sections.length > 0 && (
        <ResultPart>
          <BillBar {...bill} />
        </ResultPart>
      )}
      {bill.sections.map((section) => (
        <ResultPart key={section.title}>
          <FeeSection section={section} />
        </ResultPart>
      ))}
      {bill.sections.length > 0 && (
        <ResultPart>
          <WhoMustPay />
          {biometrics !== undefined && <p className="mt-4 text-15 text-ink-2">{biometrics}</p>}
        </ResultPart>
      )}
      {refunds && isWhole(bill) && (
        <ResultPart>
          <ChargeRefunds shown={refunds} />
        </ResultPart>
      )}
      {bill.steps.length > 0 && (isWhole(bill) || bill.sections.length === 0) && (
        <ResultPart>
          <Working steps={bill.steps} title="What we checked first" open={bill.sections.length === 0} />
        </ResultPart>
      )}
      <ResultPart className="no-print flex flex-wrap items-center gap-x-6 gap-y-2">
        <PlanLink answers={shown.answers} />
        <LinkButton look="outline" to={`/immigration-skill-charge-calculator/compare${search}`}>
          Compare with other scenarios
        </LinkButton>
      </ResultPart>
      {simple && (
        <ResultPart className="no-print">
          <Disclosure summary="Compare with the simple estimate">
            <SimpleComparison simple={simple} />
          </Disclosure>
        </ResultPart>
      )}
    </ResultCard>
  );
}

/** Until every line has a figure, the page asks for what is missing; refunds and checks come with the whole bill. */
function isWhole({ shares, withoutFamily }: BillShown): boolean {
  return shares.length > 0 || withoutFamily;
}

function FeeSection({ section: { title, total, whoPays, lines, steps } }: { section: BillSection }) {
  return (
    <>
      <div className="flex items-baseline justify-between gap-4">
        <h3 className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-20">
          {title} {whoPays && <WhoPaysTag whoPays={whoPays} />}
        </h3>
        <Figure className="text-20">{total}</Figure>
      </div>
      <DataTable
        caption={title}
        quietCaption
        columns={[
          { head: 'Fee', cell: (line: BillLineShown) => <FeeName line={line} /> },
          {
            head: 'Amount',
            // Text in place of an amount needs two lines on a phone.
            cell: ({ figure }) =>
              figure.startsWith(cannotCome) ? <span className="whitespace-normal">{figure}</span> : figure,
            figure: true,
          },
        ]}
        rows={lines}
        keyOf={({ key }) => key}
      />
      <Working steps={steps} open={false} />
    </>
  );
}

function FeeName({ line: { title, remark, whoPays } }: { line: BillLineShown }) {
  return (
    <>
      {title} {whoPays && <WhoPaysTag whoPays={whoPays} />}
      {remark !== undefined && (
        <div className="pt-1 text-14 text-ink-2">
          <Remark>{remark}</Remark>
        </div>
      )}
    </>
  );
}
