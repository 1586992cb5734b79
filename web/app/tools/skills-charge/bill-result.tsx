import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { LinkButton } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Figure } from '../../ui/figure.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ResultCard, ResultPart } from '../../ui/result-card.tsx';
import { DataTable } from '../../ui/table.tsx';
import { Working } from '../../ui/working.tsx';
import { BillBar } from './bill-bar.tsx';
import type { BillLineShown, BillSection, BillShown } from './present-bill.ts';
import type { SimpleShown } from './present-simple.ts';
import { SimpleComparison } from './simple-comparison.tsx';
import { WhoMustPay, WhoPaysTag } from './who-pays.tsx';

interface BillResultProps {
  bill: BillShown | undefined;
  simple: SimpleShown | undefined;
  biometrics: string | undefined;
  recorded: ReactNode;
}

const label = 'Everything together';

export function BillResult({ bill, simple, biometrics, recorded }: BillResultProps) {
  const { search } = useLocation();
  if (!bill) {
    return (
      <ResultCard label={label} figure="No figure yet">
        <ResultPart>
          <Notice kind="info" title="The form needs a change">
            Correct what the form points out, and the bill appears here.
          </Notice>
        </ResultPart>
      </ResultCard>
    );
  }
  return (
    <ResultCard
      label={label}
      figure={bill.total}
      beside={bill.shares.length > 0 ? [] : besides(bill)}
      note={recorded}
    >
      <Cautions bill={bill} />
      {bill.sections.length > 0 && (
        <ResultPart>
          <BillBar shares={bill.shares} />
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
      {bill.steps.length > 0 && (
        <ResultPart>
          <Working steps={bill.steps} title="What we checked first" open={bill.sections.length === 0} />
        </ResultPart>
      )}
      <ResultPart className="no-print">
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

function besides({ sections }: BillShown) {
  return sections.map(({ short, total }) => ({ label: short, figure: total }));
}

/** Warnings come before prices. */
function Cautions({ bill: { gap, warnings } }: { bill: BillShown }) {
  if (gap === undefined && warnings.length === 0) return null;
  return (
    <ResultPart>
      <div className="flex flex-col gap-3">
        {gap !== undefined && (
          <Notice kind="error" title="No whole bill">
            {gap}
          </Notice>
        )}
        {warnings.length > 0 && (
          <Notice kind="warning" title="Before you read the prices">
            <ul className="flex list-disc flex-col gap-2 pl-4">
              {warnings.map((warning) => (
                <li key={warning}>{warning}</li>
              ))}
            </ul>
          </Notice>
        )}
      </div>
    </ResultPart>
  );
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
          { head: 'Amount', cell: ({ figure }) => figure, figure: true },
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
      {remark !== undefined && <span className="block pt-1 text-14 text-ink-2">{remark}</span>}
    </>
  );
}
