import type { HtmlConstraints } from '@portway/contracts/html-constraints';
import { type FormState, fieldOf } from '../../../kit/forms/form-state.ts';
import { plans } from '../../../text/product/plans.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { SendButton } from '../../../ui/send-button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { EnquiryForm } from './enquiry-form.tsx';

/** The fields of the pricing form, in order; `button` is the one that was pressed. */
export const pricingNames = ['name', 'email', 'plan', 'button', 'leaveEmpty'] as const;

interface PricingFormProps {
  formState: FormState;
  /** The plan whose button was pressed. */
  plan: string;
  constraints: HtmlConstraints;
}

export function PricingForm({ formState, plan, constraints }: PricingFormProps) {
  const planField = fieldOf(formState, 'plan', constraints);
  return (
    <EnquiryForm
      action="/pricing#get-started"
      formState={formState}
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
      <TextField
        {...fieldOf(formState, 'name', constraints)}
        label="Name"
        hint="Required"
        autoComplete="name"
      />
      <TextField
        {...fieldOf(formState, 'email', constraints)}
        label="Email"
        hint="Required"
        type="email"
        autoComplete="email"
      />
      <SelectField
        {...planField}
        label="Plan"
        optional
        // A new key for another plan, so that the select shows it.
        key={plan}
        defaultValue={planField.defaultValue || plan}
        options={[
          { value: '', label: 'Not sure yet' },
          ...plans.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
    </EnquiryForm>
  );
}
