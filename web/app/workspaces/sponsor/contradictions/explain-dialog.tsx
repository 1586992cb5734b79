import type { AgreementRow } from '@portway/contracts/sponsor/contradictions/contradictions';
import { useState } from 'react';
import { ActionForm } from '../../../kit/forms/action-form.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { LinesField } from '../../../ui/lines-field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { RadioList } from '../../../ui/radio-list.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { changedWords, openWords, sourceTitles, whyOptions } from './agreement-words.ts';

interface ExplainProps {
  row: AgreementRow;
  worker: string;
  look: 'primary' | 'outline';
}

/** Why papers differ: what has changed is recorded as what happened, from which a report may follow; all else is a reason. */
export function Explain({ row, worker, look }: ExplainProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button type="button" look={look} onClick={() => setIsOpen(true)}>
        Explain it<span className="sr-only">: {row.title}</span>
      </Button>
      {isOpen && <ExplainDialog row={row} worker={worker} onClose={() => setIsOpen(false)} />}
    </>
  );
}

const happened = 'happened';

function ExplainDialog({ row, worker, onClose }: { row: AgreementRow; worker: string; onClose: () => void }) {
  const { field, title, event, since, seen, between } = row;
  const [why, setWhy] = useState<string>(event === null ? 'only-words' : happened);
  const options = [
    ...(event === null
      ? []
      : [
          {
            value: happened,
            label: changedWords[event],
            note: 'Record it: the rules say whether it is reported, and by when.',
          },
        ]),
    ...whyOptions,
  ];
  const choice = (
    <RadioList
      name="why"
      label={`${title}: ${openWords(row)}`}
      options={options}
      chosen={why}
      onChoose={(value) => setWhy(value ?? why)}
    />
  );
  return (
    <Dialog title="Why do they differ?" onClose={onClose}>
      <div className="mt-4">
        {why === happened && event !== null ? (
          <div className="flex flex-col gap-6">
            {choice}
            <Notice kind="warning" title="It becomes part of the record">
              What happened is recorded with its day. If it is reported, a duty is opened with its last day
              counted: a late report is better than none.
            </Notice>
            <div className="flex flex-wrap gap-3">
              <LinkButton to={eventPath(event, worker, since)}>Record what happened</LinkButton>
              <Button type="button" look="quiet" onClick={onClose}>
                Cancel
              </Button>
            </div>
          </div>
        ) : (
          <ActionForm
            intent="explain"
            button="Keep the reason"
            onSuccess={onClose}
            beside={
              <Button type="button" look="quiet" onClick={onClose}>
                Cancel
              </Button>
            }
          >
            {(fieldOf) => (
              <>
                <input type="hidden" name="field" value={field} />
                <input type="hidden" name="seen" value={seen ?? ''} />
                {choice}
                {why === 'paper-is-wrong' && (
                  <SelectField
                    {...fieldOf('wrongSource')}
                    label="Which paper is wrong?"
                    options={between.map((source) => ({ value: source, label: sourceTitles[source] }))}
                  />
                )}
                <LinesField
                  {...fieldOf('reason')}
                  label="The reason, for the record"
                  hint="It explains these values alone: another value later asks again."
                  rows={3}
                  defaultValue=""
                />
              </>
            )}
          </ActionForm>
        )}
      </div>
    </Dialog>
  );
}

function eventPath(what: string, worker: string, since: string | null): string {
  const query = new URLSearchParams({
    ...(what === 'org-name-address' ? {} : { worker }),
    what,
    ...(since === null ? {} : { on: since }),
  });
  return `/dashboard/sponsor/happened?${query}`;
}
