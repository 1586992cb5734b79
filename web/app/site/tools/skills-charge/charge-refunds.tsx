import { Disclosure } from '../../../ui/disclosure.tsx';
import { DataTable } from '../../../ui/table.tsx';
import { Working } from '../../../ui/working.tsx';
import type { ChargeRefundsShown, RefundShown } from './present-charge-refunds.ts';

/** Refunds of the skills charge, and the routes with a charge. */
export function ChargeRefunds({ shown: { refunds, sentences, steps } }: { shown: ChargeRefundsShown }) {
  return (
    <Disclosure summary="Skills charge: refunds, and which routes pay it">
      {refunds.length > 0 && (
        <>
          <DataTable
            caption="How much of the skills charge is refunded"
            columns={[
              { head: 'What happens', cell: ({ event }: RefundShown) => event },
              { head: 'Refund', cell: ({ figure }) => figure, figure: true },
            ]}
            rows={refunds}
            keyOf={({ event }) => event}
          />
          <p className="mt-4 text-15 text-ink-2">
            Part of it is refunded for whole unused years. How that part is worked out is known from practice:
            confirm it on GOV.UK.
          </p>
        </>
      )}
      <ul className="mt-4 flex list-disc flex-col gap-2 pl-4 text-15 text-ink-2">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <Working steps={steps} title="The rules behind this" open={false} />
    </Disclosure>
  );
}
