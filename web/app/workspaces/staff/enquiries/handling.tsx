import { ActionForm } from '../../../kit/forms/action-form.tsx';
import { BusyButton } from '../../../kit/forms/busy-button.tsx';
import { StatusMessage } from '../../../kit/forms/status-message.tsx';
import { actionForm, useAction } from '../../../kit/forms/use-action.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import type { Colleague, WholeEnquiry } from './whole-enquiry.ts';

interface HandlingProps {
  enquiry: WholeEnquiry;
  staff: readonly Colleague[];
}

/** Who handles it, and whether it is done. */
export function Handling({ enquiry: { assignedTo, state }, staff }: HandlingProps) {
  const { send, sending, formState } = useAction();
  const options = [
    { value: '', label: 'Nobody' },
    ...staff.map(({ id, fullName }) => ({ value: id, label: fullName })),
  ];
  const closed = state === 'closed';
  return (
    <div className="flex flex-col gap-6">
      <ActionForm intent="assign" button="Assign" look="outline">
        {(field) => (
          <SelectField
            key={assignedTo?.id ?? ''}
            {...field('to')}
            label="Assigned to"
            options={options}
            defaultValue={assignedTo?.id ?? ''}
          />
        )}
      </ActionForm>
      <div className="border-t border-line pt-6">
        <BusyButton
          type="button"
          look="outline"
          sending={sending}
          onClick={() => sending || send(actionForm('mark', { state: closed ? 'open' : 'closed' }))}
        >
          {closed ? 'Open it again' : 'Close the enquiry'}
        </BusyButton>
        <StatusMessage state={formState} />
      </div>
    </div>
  );
}
