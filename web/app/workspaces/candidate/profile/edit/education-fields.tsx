import { KeptText } from '../../../../kit/forms/autosave/kept-fields.tsx';

/** The fields of one school, university or course. */
export function EducationFields({ id }: { id: string }) {
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <KeptText of={`education.${id}.institution`} label="Institution" />
      <KeptText of={`education.${id}.award`} label="Award" optional placeholder="BSc" />
      <KeptText of={`education.${id}.field`} label="Field" optional placeholder="Computer science" />
      <KeptText
        of={`education.${id}.graduation`}
        label="Graduation"
        optional
        placeholder="MM/YYYY"
        hint="The month you expect it counts, too."
      />
    </div>
  );
}
