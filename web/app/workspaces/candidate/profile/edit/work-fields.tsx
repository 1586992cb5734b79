import {
  AutosaveCheckbox,
  AutosaveLinesField,
  AutosaveTextField,
} from '../../../../kit/forms/autosave/autosave-fields.tsx';
import { useAnswer } from '../../../../kit/forms/autosave/use-answer.ts';

/** The fields of one job. */
export function WorkFields({ id }: { id: string }) {
  const current = useAnswer(`work.${id}.current`).value === true;
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <AutosaveTextField of={`work.${id}.title`} label="Title" autoComplete="organization-title" />
      <AutosaveTextField of={`work.${id}.company`} label="Company" autoComplete="organization" />
      <AutosaveTextField of={`work.${id}.start`} label="Start" placeholder="MM/YYYY" />
      {!current && (
        <AutosaveTextField
          of={`work.${id}.end`}
          label="End"
          placeholder="MM/YYYY"
          understood={(text) => (text.trim() === '' ? null : text)}
        />
      )}
      <div className="sm:col-span-2">
        <AutosaveCheckbox of={`work.${id}.current`} label="I currently work here" />
      </div>
      <div className="sm:col-span-2">
        <AutosaveLinesField
          of={`work.${id}.description`}
          label="Description"
          optional
          rows={5}
          most={3000}
          hint="What you did, and what you achieved."
        />
      </div>
    </div>
  );
}
