import type {
  Certificate,
  CertificateFieldShown,
} from '@portway/contracts/sponsor/certificates/certificates';
import { Link } from 'react-router';
import { Panel } from '../../../kit/frame/panel.tsx';
import { withDaysInWords } from '../../../text/days.ts';
import { inShortPounds } from '../../../text/money.ts';
import { Button } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { DataTable } from '../../../ui/table.tsx';
import { fieldInWords } from './certificate-words.ts';

interface OfCertificate {
  certificate: Certificate;
}

/** Every field, to copy into the Sponsorship Management System one by one. */
export function Sheet({ certificate: { sheet, explanations, worker } }: OfCertificate) {
  if (sheet.length === 0) return null;
  const emptyFields = sheet.filter(({ value, from }) => value === null && from === 'certificate').length;
  return (
    <Panel
      title="Sheet to copy from"
      text={
        emptyFields === 0
          ? 'Every field that is kept here is filled in.'
          : `${emptyFields} ${emptyFields === 1 ? 'field is' : 'fields are'} still empty. What the guidance asks for is to be confirmed on GOV.UK.`
      }
    >
      <dl className="certificate-sheet">
        {sheet.map((field) => (
          <Field key={field.id} field={field} worker={worker?.id} />
        ))}
      </dl>
      {explanations.length > 0 && (
        <>
          <h3 className="mt-6 text-16">To be explained in the job description</h3>
          <dl className="certificate-sheet">
            {explanations.map((field) => (
              <Field key={field.id} field={field} worker={worker?.id} />
            ))}
          </dl>
        </>
      )}
      <div className="needs-scripts mt-4">
        <Button type="button" look="outline" onClick={() => window.print()}>
          Print the sheet
        </Button>
      </div>
    </Panel>
  );
}

function Field({ field, worker }: { field: CertificateFieldShown; worker: string | undefined }) {
  const { value, from } = field;
  const { label: words } = fieldInWords(field);
  return (
    <div>
      <dt>{words}</dt>
      <dd>
        {value ??
          (from === 'certificate' ? (
            <span className="text-ink-2">Not filled in</span>
          ) : worker === undefined ? (
            <span className="text-ink-2">From the worker’s documents: it is not kept here</span>
          ) : (
            <Link to={`/dashboard/sponsor/workers/${worker}`} className="text-link underline">
              From the worker’s record or documents
            </Link>
          ))}
      </dd>
      {value !== null && (
        <dd>
          <CopyButton
            label={
              <>
                Copy<span className="sr-only"> {words}</span>
              </>
            }
            done="Copied"
            text={() => value}
            className="min-h-11 px-2 text-14 font-medium text-link underline underline-offset-4"
          />
        </dd>
      )}
    </div>
  );
}

/** The pay against each option. Which option is open to the worker is not decided here. */
export function Pay({ certificate: { pay, facts } }: OfCertificate) {
  return (
    <Panel
      title="Pay against every option"
      text={`${facts.payPence === null ? '' : `You pay ${inShortPounds(facts.payPence)} a year. `}What each salary option requires for this code and these hours. Whether an option is open to this worker is not asked here.`}
    >
      <DataTable
        caption="Pay against every option"
        quietCaption
        columns={[
          { head: 'Option', cell: ({ option, title }) => `${option}: ${title}` },
          {
            head: 'Required a year',
            cell: (row) => (
              <>
                {row.requiredPence === null ? 'By a pay scale' : inShortPounds(row.requiredPence)}
                <span className="block text-14 font-normal text-ink-2">{comparedInWords(row)}</span>
              </>
            ),
            figure: true,
          },
        ]}
        rows={pay}
        keyOf={({ option }) => option}
        empty={<p>Enter the occupation code and the hours to see what is required.</p>}
      />
    </Panel>
  );
}

function comparedInWords({ shortByPence }: Certificate['pay'][number]): string {
  if (shortByPence === null) return 'not compared';
  return shortByPence === 0 ? 'met' : `${inShortPounds(shortByPence)} short`;
}

/** The fee and the skills charge, which the sponsor pays. */
export function Costs({ certificate: { feePence, chargePence, chargeWords, warnings } }: OfCertificate) {
  return (
    <Panel title="What you pay" text="Both are yours to pay. Neither may be taken from the worker.">
      <dl className="certificate-sheet">
        <div>
          <dt>Fee of the certificate</dt>
          <dd>{feePence === null ? 'Not recorded for that day' : inShortPounds(feePence)}</dd>
        </div>
        <div>
          <dt>Immigration Skills Charge</dt>
          <dd>
            {chargePence !== null && `${inShortPounds(chargePence)}. `}
            {chargeWords}
          </dd>
        </div>
      </dl>
      {warnings
        .filter(({ code }) => code === 'fee-table-newer')
        .map(({ code, message }) => (
          <p key={code} className="mt-4 text-14 text-ink-2">
            {withDaysInWords(message)}
          </p>
        ))}
    </Panel>
  );
}
