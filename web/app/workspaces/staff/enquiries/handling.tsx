import { AskForm } from '../../../kit/forms/action-form.tsx';
import { AskButton, StatusMessage } from '../../../kit/forms/status-message.tsx';
import { asked, useAction } from '../../../kit/forms/use-action.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import type { Colleague, WholeEnquiry } from './whole-enquiry.ts';

interface HandlingProps {
  enquiry: WholeEnquiry;
  staff: readonly Colleague[];
}

/** Who handles it, and whether it is done. */
export function Handling({ enquiry: { assignedTo, state }, staff }: HandlingProps) {
  const { send, sending, answer } = useAction();
  const options = [
    { value: '', label: 'Nobody' },
    ...staff.map(({ id, fullName }) => ({ value: id, label: fullName })),
  ];
  const closed = state === 'closed';
  return (
    <div className="flex flex-col gap-6">
      <AskForm intent="assign" button="Assign" look="outline">
        {(field) => (
          <SelectField
            key={assignedTo?.id ?? ''}
            {...field('to')}
            label="Assigned to"
            options={options}
            defaultValue={assignedTo?.id ?? ''}
          />
        )}
      </AskForm>
      <div className="border-t border-line pt-6">
        <AskButton
          type="button"
          look="outline"
          sending={sending}
          onClick={() => sending || send(asked('mark', { state: closed ? 'open' : 'closed' }))}
        >
          {closed ? 'Open it again' : 'Close the enquiry'}
        </AskButton>
        <StatusMessage answer={answer} />
      </div>
    </div>
  );
}
