import { reportReasons } from '@portway/contracts/candidate/jobs/job-choices';
import { reportJobOperation } from '@portway/contracts/hiring/conversations/conversations';
import { useState } from 'react';
import { ActionForm } from '../../../kit/forms/action-form.tsx';
import { reportReasonWords } from '../../../text/job/job-choices.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { LinesField } from '../../../ui/lines-field.tsx';
import { RadioList } from '../../../ui/radio-list.tsx';

const options = reportReasons.map((value) => ({ value, label: reportReasonWords[value] }));

/** Reports the job to our team, who tell its reader what they decide. */
export function ReportJob({ id }: { id: string }) {
  const [key] = useState(() => crypto.randomUUID());
  const [reason, setReason] = useState<string | null>(null);
  const [says, setSays] = useState<string>();
  return (
    <section className="panel" aria-label="Report this job">
      {says !== undefined ? (
        <p role="status">{says}</p>
      ) : (
        <Disclosure summary="Report this job">
          <p className="mb-4 text-15 text-ink-2">
            We look at it and tell you what we decide. The employer does not learn who reported it.
          </p>
          <ActionForm<{ message: string }>
            intent="report"
            schemas={reportJobOperation.request.shape}
            button="Send the report"
            look="outline"
            onSuccess={({ message }) => setSays(message)}
          >
            {(field) => (
              <>
                <input type="hidden" name="id" value={id} />
                <input type="hidden" name="key" value={key} />
                <RadioList
                  {...field('reason')}
                  label="What is wrong?"
                  options={options}
                  chosen={reason ?? undefined}
                  onChoose={setReason}
                />
                <LinesField {...field('text')} label="What should we know?" optional rows={3} />
              </>
            )}
          </ActionForm>
        </Disclosure>
      )}
    </section>
  );
}
