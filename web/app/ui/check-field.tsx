import { type FieldProps, Hint, wiring } from './field.tsx';

/** One option that is on or off: its label is the larger part of the click target. */
export function CheckField({
  name,
  label,
  hint,
  defaultChecked,
}: Pick<FieldProps, 'name' | 'label' | 'hint'> & { defaultChecked: boolean }) {
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-3">
      <input
        type="checkbox"
        name={name}
        defaultChecked={defaultChecked}
        className="mt-3 size-5"
        {...wiring({ name, hint, error: undefined })}
      />
      <div>
        <label htmlFor={name} className="block py-2.5 font-medium">
          {label}
        </label>
        {hint !== undefined && <Hint name={name}>{hint}</Hint>}
      </div>
    </div>
  );
}
