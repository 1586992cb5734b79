import { Disclosure } from '../../../../ui/disclosure.tsx';
import { Figure } from '../../../../ui/figure.tsx';
import { SliceSwatch, SplitBar } from '../../../../ui/split-bar.tsx';
import { SpriteIcon } from '../../../../ui/sprite-icon.tsx';
import { DataTable } from '../../../../ui/table.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import type { CostRow, MoneyShown, PayerShown } from './present-money.ts';

/** Who pays what, and when: a bar to a payer on one scale, and the table that is its legend. */
export function PlanMoney({ money: { payers, notes } }: { money: MoneyShown }) {
  return (
    <section aria-labelledby="money">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="money" className="text-28">
          Who pays what, and when
        </h2>
        <p className="text-14 text-ink-2 max-sm:sr-only">Both bars use the same scale.</p>
      </div>
      {payers.map((payer) => (
        <PayerPart key={payer.title} payer={payer} />
      ))}
      {notes.length > 0 && (
        <Disclosure summary="Who may pay, and what is refunded" className="mt-2 text-15">
          <ul className="flex max-w-measure flex-col gap-2 text-14 text-ink-2">
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </Disclosure>
      )}
    </section>
  );
}

function PayerPart({ payer }: { payer: PayerShown }) {
  const { title, total, days, rows, parts } = payer;
  return (
    <div className="mt-4 sm:mt-5">
      <h3 className="flex items-baseline justify-between gap-4 text-16">
        {title}
        <Figure className="font-display text-20">{total}</Figure>
      </h3>
      {parts.length > 0 && (
        <div className="mt-2">
          <SplitBar label={`${title} ${total}: the parts, as in the table`} parts={parts} />
        </div>
      )}
      <p className="mt-2 text-13 text-ink-2">
        <WhoMayPay {...payer} /> {days.join(' · ')}
      </p>
      <DataTable
        caption={title}
        quietCaption
        quietHead
        columns={[
          {
            head: 'Cost',
            cell: (row: CostRow) => <CostName row={row} whoPays={payer.whoPays === undefined} />,
          },
          { head: 'Amount', cell: ({ figure }) => figure, figure: true },
        ]}
        rows={rows}
        keyOf={({ key }) => key}
      />
    </div>
  );
}

/** The cost with its swatch; who may pay it only where the payer's heading does not say it. */
function CostName({ row, whoPays }: { row: CostRow; whoPays: boolean }) {
  const { title, look, remark } = row;
  return (
    <span className="flex items-baseline gap-3">
      {look !== undefined && <SliceSwatch look={look} />}
      <span>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {title} {whoPays && <WhoMayPay {...row} />}
        </span>
        {remark !== undefined && <span className="block text-14 font-normal text-ink-2">{remark}</span>}
      </span>
    </span>
  );
}

function WhoMayPay({ whoPays, who }: Pick<CostRow, 'whoPays' | 'who'>) {
  if (whoPays === undefined) return null;
  return (
    <span className="figures">
      <Tag look={whoPays === 'sponsor-only' ? 'rose' : 'mint'}>
        {whoPays === 'sponsor-only' && <SpriteIcon name="ban" size={14} />}
        {who}
      </Tag>
    </span>
  );
}
