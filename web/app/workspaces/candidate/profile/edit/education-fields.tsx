import { AutosaveTextField } from '../../../../kit/forms/autosave/autosave-fields.tsx';

/** The fields of one school, university or course. */
export function EducationFields({ id }: { id: string }) {
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <AutosaveTextField of={`education.${id}.institution`} label="Institution" />
      <AutosaveTextField of={`education.${id}.award`} label="Award" optional placeholder="BSc" />
      <AutosaveTextField of={`education.${id}.field`} label="Field" optional placeholder="Computer science" />
      <AutosaveTextField
        of={`education.${id}.graduation`}
        label="Graduation"
        optional
        placeholder="MM/YYYY"
        hint="Or the month you expect to graduate."
      />
    </div>
  );
}
