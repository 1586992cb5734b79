import { Search } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { Fieldset, FormRow } from '../../../ui/fieldset.tsx';
import { LinesField } from '../../../ui/lines-field.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { Revealed, RevealGroup } from '../../../ui/reveal.tsx';
import { Section } from '../../../ui/section.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { Specimen } from './specimen.tsx';

const yesNo = [
  { value: 'yes', label: 'Yes', reveals: 'a' },
  { value: 'no', label: 'No' },
] as const;

const visas = [
  { value: '', label: 'Choose one' },
  { value: 'student', label: 'Student' },
  { value: 'other', label: 'Another visa', reveals: 'b' },
] as const;

export function Fields() {
  return (
    <Section id="fields" title="Fields">
      <Specimen name="At rest" note="One visible label each; “(optional)” rather than stars.">
        <form className="grid w-full max-w-xl gap-6">
          <TextField
            name="ds-title"
            label="Job title or occupation code"
            hint="For example, a title as in your advert"
            icon={<Search size={20} />}
            placeholder="Programmer"
          />
          <FormRow>
            <NumberField name="ds-hours" label="Hours per week" decimal unit="hours" defaultValue="37.5" />
            <DateField name="ds-day" label="Certificate date" optional />
          </FormRow>
          <LinesField
            figures
            name="ds-lines"
            label="Pay of each period"
            hint="One a line"
            rows={3}
            optional
          />
          <RevealGroup className="grid gap-6">
            <ChoiceField name="ds-in" label="Is the person in the UK?" options={yesNo} defaultValue="no" />
            <Revealed when="a" className="grid gap-6">
              <SelectField
                name="ds-visa"
                label="Current visa"
                options={visas}
                hint="Shown while the answer is Yes"
              />
            </Revealed>
            <Revealed when="b">
              <TextField name="ds-which" label="Which visa?" hint="Shown while another visa is chosen" />
            </Revealed>
          </RevealGroup>
          <ChoiceField
            name="ds-three"
            label="Three answers, one of them long"
            options={[
              { value: '1', label: 'Skilled Worker' },
              { value: '2', label: 'Temporary Worker' },
              { value: '3', label: 'Skilled Worker and Temporary Worker' },
            ]}
          />
        </form>
      </Specimen>
      <Specimen name="With errors" note="Shown beside the field and in a summary that links to it.">
        <form className="grid w-full max-w-xl gap-6">
          <ErrorSummary
            takesFocus={false}
            errors={[
              { name: 'ds-bad-title', message: 'Enter a job title or a code of four digits' },
              { name: 'ds-bad-in', message: 'Choose whether the person is in the UK' },
            ]}
          />
          <TextField
            name="ds-bad-title"
            label="Job title or occupation code"
            defaultValue="12"
            error="Enter a job title or a code of four digits"
          />
          <FormRow>
            <DateField name="ds-bad-day" label="Certificate date" error="Enter a day" />
            <SelectField name="ds-bad-visa" label="Current visa" options={visas} error="Choose a visa" />
          </FormRow>
          <ChoiceField
            name="ds-bad-in"
            label="Is the person in the UK?"
            options={yesNo.map(({ value, label }) => ({ value, label }))}
            error="Choose whether the person is in the UK"
          />
        </form>
      </Specimen>
      <Specimen name="Group of fields">
        <form className="grid w-full max-w-xl gap-6">
          <Fieldset legend="The family" hint="Everyone who comes along.">
            <NumberField name="ds-children" label="Children" optional />
          </Fieldset>
          <div className="flex gap-3">
            <Button>Calculate</Button>
            <Button look="outline" type="reset">
              Reset
            </Button>
          </div>
        </form>
      </Specimen>
    </Section>
  );
}
