import type { PersonPage } from '@portway/contracts/sponsor/right-to-work/employed-people';
import type { FieldOf } from '../../../kit/forms/action-form.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { Revealed, RevealGroup } from '../../../ui/reveal.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { engagementOptions } from './person-words.ts';

interface PersonFieldsProps {
  field: FieldOf;
  person?: Pick<
    PersonPage,
    'fullName' | 'reference' | 'engagement' | 'arrangedOn' | 'plannedStart' | 'startedOn'
  >;
}

/** Who a person is, and since when the person works here: the same questions for everyone. */
export function PersonFields({ field, person }: PersonFieldsProps) {
  return (
    <RevealGroup className="flex flex-col gap-6">
      <TextField
        {...field('fullName')}
        label="Full name"
        autoComplete="off"
        defaultValue={person?.fullName ?? ''}
      />
      <TextField
        {...field('reference')}
        label="Your own number (optional)"
        autoComplete="off"
        defaultValue={person?.reference ?? ''}
      />
      <SelectField
        {...field('engagement')}
        label="How this person works for you"
        options={engagementOptions}
        defaultValue={person?.engagement ?? 'employee'}
      />
      <Revealed when="a">
        <DateField
          {...field('arrangedOn')}
          label="Day of the arrangement"
          hint="The law of this day says whether a check is asked for. Without it, the first day of work counts."
          defaultValue={person?.arrangedOn ?? ''}
        />
      </Revealed>
      <DateField
        {...field('startedOn')}
        label="First day of work, if it has been"
        defaultValue={person?.startedOn ?? ''}
      />
      <DateField
        {...field('plannedStart')}
        label="Planned first day, if it is still to come"
        hint="Until a check gives an excuse, this start is held."
        defaultValue={person?.plannedStart ?? ''}
      />
    </RevealGroup>
  );
}
