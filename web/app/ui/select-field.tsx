import type { SelectHTMLAttributes } from 'react';
import { classNames } from './class-names.ts';
import { control, controlEdge, Field, type FieldProps, wiring } from './field.tsx';
import type { Reveal } from './reveal.tsx';
import { SpriteIcon } from './sprite-icon.tsx';

export interface Option {
  value: string;
  label: string;
  /** Shows the `<Revealed when>` with the same letter in the same `<RevealGroup>` while this is selected. */
  reveals?: Reveal;
}

/** Options under a heading, after those without one. */
export interface OptionGroup {
  readonly label: string;
  readonly options: readonly Option[];
}

type Native = Omit<SelectHTMLAttributes<HTMLSelectElement>, keyof FieldProps | 'id' | 'children'>;

export function SelectField({
  name,
  label,
  hint,
  error,
  optional,
  className,
  options,
  groups = [],
  ...native
}: FieldProps & Native & { options: readonly Option[]; groups?: readonly OptionGroup[] }) {
  const field = { name, label, hint, error, optional, className };
  return (
    <Field {...field}>
      <span className="relative block">
        <select
          name={name}
          className={classNames(control, controlEdge(error), 'appearance-none pr-12')}
          {...wiring(field)}
          {...native}
        >
          {options.map(optionOf)}
          {groups.map(({ label: title, options: groupOptions }) => (
            <optgroup key={title} label={title}>
              {groupOptions.map(optionOf)}
            </optgroup>
          ))}
        </select>
        <SpriteIcon
          name="chevron-down"
          size={20}
          className="pointer-events-none absolute inset-y-0 right-4 my-auto text-ink-2"
        />
      </span>
    </Field>
  );
}

/** An option's text is its value if it has no other, which halves the size of a long list. */
function optionOf({ value, label, reveals }: Option) {
  return (
    <option key={value} value={value === label ? undefined : value} data-reveals={reveals}>
      {label}
    </option>
  );
}
