import { classNames } from './class-names.ts';
import { FieldError, type FieldProps, Hint, Optional, wiring } from './field.tsx';
import type { Option } from './select-field.tsx';
import './choice-field.css';
import { SpriteIcon } from './sprite-icon.tsx';

export interface ChoiceFieldProps extends FieldProps {
  options: readonly Option[];
  defaultValue?: string | undefined;
  /** Called on each choice when scripts run; without scripts the form still submits the value. */
  onChoose?: (value: string) => void;
}

/**
 * A few answers drawn as buttons; native radios in a fieldset. Three or more long answers stack on phones.
 */
export function ChoiceField({
  name,
  label,
  hint,
  error,
  optional,
  className,
  options,
  defaultValue,
  onChoose,
}: ChoiceFieldProps) {
  const { id, 'aria-describedby': describedBy } = wiring({ name, hint, error });
  return (
    <fieldset className={classNames('flex min-w-0 flex-col gap-2', className)} aria-describedby={describedBy}>
      <legend className="mb-2 font-medium">
        {label}
        {optional && <Optional />}
      </legend>
      <div
        className={classNames(
          'grid gap-2',
          options.length === 2 ? 'grid-cols-2' : 'sm:auto-cols-fr sm:grid-flow-col',
        )}
      >
        {options.map(({ value, label: text, reveals }, index) => (
          <div key={value} className="relative grid">
            <input
              type="radio"
              name={name}
              value={value}
              // The first radio carries the field's id, the target of an error summary's link.
              id={index === 0 ? id : `${id}-${value}`}
              defaultChecked={value === defaultValue}
              data-reveals={reveals}
              className="segment"
              {...(onChoose && { onChange: () => onChoose(value) })}
            />
            <label
              htmlFor={index === 0 ? id : `${id}-${value}`}
              className="flex min-h-12 items-center justify-center gap-2 px-3 py-2 text-center font-medium"
            >
              <SpriteIcon name="check" size={18} className="shrink-0" />
              {text}
            </label>
          </div>
        ))}
      </div>
      {hint !== undefined && <Hint name={name}>{hint}</Hint>}
      {error !== undefined && <FieldError name={name}>{error}</FieldError>}
    </fieldset>
  );
}
