import type { Turn } from '../../../kit/forms/form-state.ts';
import { plans } from '../../../text/plans.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { SendButton } from '../../../ui/send-button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { EnquiryForm, fieldOf } from './enquiry-form.tsx';

/** The fields of the pricing form, in their order; `button` is the one that was pressed. */
export const pricingNames = ['name', 'email', 'plan', 'button', 'leaveEmpty'] as const;

interface PricingFormProps {
  turn: Turn;
  /** The plan whose button led here. */
  plan: string;
}

export function PricingForm({ turn, plan }: PricingFormProps) {
  const chosen = fieldOf(turn, 'plan');
  return (
    <EnquiryForm
      action="/pricing#get-started"
      turn={turn}
      buttons={(sending) =>
        (['Contact Sales', 'Start Free Trial'] as const).map((button, index) => (
          <SendButton
            key={button}
            look={index === 0 ? 'primary' : 'outline'}
            name="button"
            value={button}
            sending={sending?.get('button') === button}
          >
            {button}
          </SendButton>
        ))
      }
    >
      <TextField {...fieldOf(turn, 'name')} label="Name" hint="Required" autoComplete="name" />
      <TextField
        {...fieldOf(turn, 'email')}
        label="Email"
        hint="Required"
        type="email"
        autoComplete="email"
      />
      <SelectField
        {...chosen}
        label="Plan"
        optional
        // Another field for another plan, when a card above is pressed.
        key={plan}
        defaultValue={chosen.defaultValue || plan}
        options={[
          { value: '', label: 'Not sure yet' },
          ...plans.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
    </EnquiryForm>
  );
}
