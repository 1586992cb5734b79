import type { ReactNode } from 'react';
import { priorityServices } from '../../../text/questions.ts';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { FormRow } from '../../../ui/fieldset.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { Revealed } from '../../../ui/reveal.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import type { SponsorshipAnswers } from './sponsorship-answers.ts';

interface FamilyFieldsProps {
  field: (name: keyof SponsorshipAnswers) => {
    name: string;
    defaultValue: string;
    error: string | undefined;
  };
  /** Further questions about the children. */
  children: ReactNode;
}

const partner = [
  { value: 'yes', label: 'Yes', reveals: 'b' as const },
  { value: 'no', label: 'No' },
];

const comingChildren = [
  { value: 'yes', label: 'Yes', reveals: 'c' as const },
  { value: 'no', label: 'No' },
];

/** Questions about the family: each answer shows only the questions it needs. */
export function FamilyFields({ field, children }: FamilyFieldsProps) {
  return (
    <>
      <ChoiceField {...field('partner')} label="Partner" options={partner} />
      <Revealed when="b">
        <SelectField {...field('partnerPriority')} label="Partner priority" options={priorityServices} />
      </Revealed>
      <ChoiceField {...field('children')} label="Children" options={comingChildren} />
      <Revealed when="c" className="flex flex-col gap-6">
        <FormRow>
          <NumberField {...field('childrenCount')} label="Number of children" />
          <NumberField {...field('childrenUnder18')} label="How many are under 18?" />
        </FormRow>
        <SelectField {...field('childrenPriority')} label="Children priority" options={priorityServices} />
        {children}
      </Revealed>
    </>
  );
}
