import type { ReactNode } from 'react';
import type { Reader } from '../../../text/reader/reader.ts';
import { settlementWords } from '../../../text/reader/settlement-words.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { AwayLink } from '../../../ui/framed.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ResultCard, ResultPart } from '../../../ui/result-card.tsx';
import { DataTable } from '../../../ui/table.tsx';
import { Working } from '../../../ui/working.tsx';
import type { RoleFound } from '../salary/role/role-field.tsx';
import { figureWithout, RoleUnknown } from '../salary/role/role-unknown.tsx';
import type { RowShown, SettlementShown } from './present-settlement.ts';

interface SettlementResultProps {
  reader: Reader;
  settlement: SettlementShown | undefined;
  role: Pick<RoleFound, 'which'>;
  /** Why there is no result yet. */
  waiting: string;
  recorded: ReactNode;
  /** Link to the minimum salary for a new certificate in this job. */
  newCertificate: string | undefined;
}

export function SettlementResult(props: SettlementResultProps) {
  const { reader, settlement, role, waiting, recorded, newCertificate } = props;
  const { label, forWhom } = settlementWords(reader);
  if (!settlement)
    return (
      <ResultCard label={label} figure={figureWithout(role)}>
        <ResultPart>
          <RoleUnknown which={role.which} title="Start with your job" waiting={waiting} />
        </ResultPart>
      </ResultCard>
    );
  const { figure, tag, beside, note, rows, closedTitle, closed, reasons, notChecked, steps } = settlement;
  return (
    <>
      {settlement.announced !== undefined && (
        <Notice kind="warning" title="Ten years instead of five" className="mb-4">
          {settlement.announced}
        </Notice>
      )}
      <ResultCard
        label={label}
        figure={figure}
        tag={tag}
        beside={beside}
        note={
          <>
            {note !== undefined && <strong className="mb-2 block text-16 text-ink">{note}</strong>}
            {recorded}
          </>
        }
      >
        <Notices settlement={settlement} />
        {rows.length > 0 && (
          <ResultPart>
            <Rows rows={rows} forWhom={forWhom} />
          </ResultPart>
        )}
        <More items={settlement.more} />
        <Listed summary={closedTitle} lines={closed} />
        <Listed summary="Why each other row may apply" lines={reasons} />
        <ResultPart>
          <Working steps={steps} open={false} />
        </ResultPart>
        <Listed summary="What this does not check" lines={notChecked} />
        {newCertificate !== undefined && (
          <ResultPart className="no-print">
            <AwayLink to={newCertificate} className="text-link underline underline-offset-4">
              See the salary for a new certificate in this job
            </AwayLink>
          </ResultPart>
        )}
      </ResultCard>
    </>
  );
}

function Notices({ settlement: { gap, less, offer, warnings, rows } }: { settlement: SettlementShown }) {
  return (
    <ResultPart className="flex flex-col gap-4">
      {gap !== undefined && <Notice kind="warning">{gap}</Notice>}
      {offer && (
        <Notice kind={offer.kind} title={offer.title}>
          {offer.text}
        </Notice>
      )}
      {less && (
        <Notice kind="info" title={less.title}>
          {less.text}
        </Notice>
      )}
      {warnings.map((warning) => (
        <Notice key={warning} kind="warning">
          {warning}
        </Notice>
      ))}
      {rows.length > 0 && (
        <Notice kind="info" title="Salary is one test of several">
          The years in the route, absences, the Life in the UK test and, by the day of the application,
          English are checked too. This page does not check them.
        </Notice>
      )}
    </ResultPart>
  );
}

/** When, for how much, and what family may do: what people ask next. */
function More({ items }: { items: SettlementShown['more'] }) {
  if (items.length === 0) return null;
  return (
    <ResultPart>
      <dl className="flex flex-col gap-3">
        {items.map(({ label, text }) => (
          <div key={label}>
            <dt className="text-14 text-ink-2">{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </ResultPart>
  );
}

function Rows({ rows, forWhom }: { rows: readonly RowShown[]; forWhom: string }) {
  return (
    <DataTable
      caption="Each row of the rule"
      quietCaption
      columns={[
        {
          head: 'Row',
          cell: ({ row, title, needs }: RowShown) => (
            <>
              {row} · {title}
              <span className="block text-14 font-normal text-ink-2">{needs}</span>
            </>
          ),
        },
        { head: forWhom, cell: ({ state }) => state },
        { head: 'Salary', cell: ({ minimum }) => minimum, figure: true },
      ]}
      rows={rows}
      keyOf={({ row }) => row}
      strong={({ decides }) => decides}
    />
  );
}

function Listed({ summary, lines }: { summary: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <ResultPart>
      <Disclosure summary={summary}>
        <ul className="list-disc pl-5 text-15">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Disclosure>
    </ResultPart>
  );
}
