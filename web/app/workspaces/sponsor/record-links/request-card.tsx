import type { RecordRequest } from '@portway/contracts/sponsor/record-links/record-requests';
import { ActionForm } from '../../../kit/forms/action-form.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { RecordFiles } from '../evidence/record-files.tsx';
import { stateLabels, stateLooks, storyOf } from './request-words.ts';

/** One link: what happened with it, what came, and what is decided. */
export function RequestCard({ request, mayRecord }: { request: RecordRequest; mayRecord: boolean }) {
  const { id, asks, note, state, files, arrivedAt } = request;
  const hidden = <input type="hidden" name="id" value={id} />;
  const filesHere = files.filter(({ isHere }) => isHere);
  return (
    <li className="flex flex-col gap-3 border-t border-line py-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold wrap-anywhere">
        {asks} <Tag look={stateLooks[state]}>{stateLabels[state]}</Tag>
      </p>
      {note !== null && <p className="text-15 wrap-anywhere">“{note}”</p>}
      <ul className="text-15 text-ink-2">
        {storyOf(request).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {filesHere.length > 0 && (
        <RecordFiles
          files={filesHere.map((file) => ({
            ...file,
            by: 'the worker, by the link',
            at: arrivedAt ?? '',
            mayTakeBack: false,
            lastLook: null,
          }))}
        />
      )}
      {mayRecord && state === 'arrived' && (
        <div className="flex flex-col gap-3">
          <ActionForm intent="confirm" button="Keep it as the record" look="outline">
            {(field) => (
              <>
                {hidden}
                <DateField
                  {...field('validUntil')}
                  label="Last day on which it is valid"
                  hint="Of a paper that ends, such as a permission."
                  optional
                  defaultValue=""
                />
              </>
            )}
          </ActionForm>
          <Disclosure summary="Reject it">
            <ActionForm intent="reject" button="Reject and delete it" look="outline">
              {(field) => (
                <>
                  {hidden}
                  <TextField {...field('reason')} label="Why" maxLength={300} defaultValue="" />
                </>
              )}
            </ActionForm>
          </Disclosure>
        </div>
      )}
      {mayRecord && state === 'open' && (
        <ActionForm intent="withdraw" button="Withdraw the link" look="outline">
          {() => hidden}
        </ActionForm>
      )}
    </li>
  );
}
