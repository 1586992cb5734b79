import { events, labels, nations } from '../../../subjects/reporting-deadline/deadline-words.ts';
import { Button } from '../../../ui/button.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { Section } from '../../../ui/section.tsx';
import { SelectField } from '../../../ui/select-field.tsx';

/** The first questions of the tool that counts the days; its page answers. */
export function CountForm({ today }: { today: string }) {
  return (
    <Section
      id="count"
      eyebrow="Free tool"
      title="When must we report it?"
      lead="Choose what happened, and see every working day counted, the day to remind yourself by, and what to say."
    >
      <form
        action="/tools/reporting-deadline"
        className="grid items-end gap-6 rounded-28 border border-line bg-card p-6 shadow-soft sm:p-8 lg:grid-cols-[2fr_1fr_1fr_auto]"
      >
        <SelectField
          name="event"
          label={labels.event}
          options={[{ value: '', label: 'Choose' }]}
          groups={events}
          required
        />
        <DateField name="day" label={labels.day} defaultValue={today} required />
        <SelectField name="nation" label={labels.nation} options={nations} />
        <Button>Count the days</Button>
      </form>
    </Section>
  );
}
