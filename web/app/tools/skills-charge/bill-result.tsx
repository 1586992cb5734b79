import type { WhoPays } from '@portway/rules/sponsorship-cost';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Figure } from '../../ui/figure.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ResultCard, ResultPart } from '../../ui/result-card.tsx';
import { DataTable } from '../../ui/table.tsx';
import { Tag } from '../../ui/tag.tsx';
import { Working } from '../../ui/working.tsx';
import type { BillLineShown, BillSection, BillShown } from './present-bill.ts';
import type { SimpleShown } from './present-simple.ts';
import { SimpleComparison } from './simple-comparison.tsx';

interface BillResultProps {
  bill: BillShown | undefined;
  simple: SimpleShown | undefined;
  biometrics: string | undefined;
  recorded: string;
}

const label = 'Everything together';

export function BillResult({ bill, simple, biometrics, recorded }: BillResultProps) {
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
    <ResultCard label={label} figure={bill.total} beside={besides(bill)} note={recorded}>
      <Cautions bill={bill} />
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
      {simple && (
        <ResultPart>
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
        <h3 className="text-20">{title}</h3>
        <Figure className="text-20">{total}</Figure>
      </div>
      {whoPays && <WhoPaysTag whoPays={whoPays} />}
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

const whoPaysWords = {
  'sponsor-only': 'Sponsor only',
  either: 'Either may pay',
  'repayment-lowers-pay': 'Either; repayment lowers pay',
} as const;

function WhoPaysTag({ whoPays }: { whoPays: WhoPays }) {
  return <Tag look={whoPays === 'sponsor-only' ? 'mint' : 'sand'}>{whoPaysWords[whoPays]}</Tag>;
}

function WhoMustPay() {
  return (
    <Disclosure summary="Who must pay">
      <ul className="flex flex-col gap-2 text-15 text-ink-2">
        <li>
          <strong>Sponsor only:</strong> the sponsor pays and may not recover it from the worker, by any
          means.
        </li>
        <li>
          <strong>Either may pay:</strong> the sponsor or the worker may pay.
        </li>
        <li>
          <strong>Either; repayment lowers pay:</strong> whatever the worker repays to the sponsor is taken
          off the pay that counts for the visa.
        </li>
      </ul>
    </Disclosure>
  );
}
