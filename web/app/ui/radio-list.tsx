import { useRef } from 'react';
import { FieldError, type FieldProps, Hint, Optional, wiring } from './field.tsx';
import './radio-list.css';

export interface NotedOption {
  readonly value: string;
  readonly label: string;
  /** The consequence of choosing it. */
  readonly note?: string;
}

interface RadioListProps extends FieldProps {
  options: readonly NotedOption[];
  chosen: string | undefined;
  /** Called with the choice; null when an optional answer is cleared. */
  onChoose: (value: string | null) => void;
  /** Side by side where there is room. */
  columns?: 2;
}

/**
 * One of a few answers that each need an explanation: native radios, each on a line that can be clicked as a
 * whole.
 */
export function RadioList(props: RadioListProps) {
  const { name, label, hint, error, optional = false, className, options, chosen, onChoose, columns } = props;
  const first = useRef<HTMLInputElement>(null);
  const { 'aria-describedby': describedBy } = wiring({ name, hint, error });
  const clear = () => {
    onChoose(null);
    // The clear button disappears with the answer.
    first.current?.focus();
  };
  return (
    <fieldset className={`flex min-w-0 flex-col gap-2 ${className ?? ''}`} aria-describedby={describedBy}>
      <legend className="mb-2 font-medium">
        {label}
        {optional && <Optional />}
      </legend>
      {hint !== undefined && <Hint name={name}>{hint}</Hint>}
      <div className="radio-list" data-columns={columns}>
        {options.map(({ value, label: text, note }, index) => (
          <div key={value} className="radio-line">
            <input
              ref={index === 0 ? first : undefined}
              type="radio"
              // The first carries the field's id, the target of links to the field.
              id={index === 0 ? name : `${name}-${value}`}
              name={name}
              value={value}
              checked={value === chosen}
              aria-describedby={note === undefined ? undefined : `${name}-${value}-note`}
              onChange={() => onChoose(value)}
              className="size-5"
            />
            <div>
              <label htmlFor={index === 0 ? name : `${name}-${value}`}>{text}</label>
              {note !== undefined && <p id={`${name}-${value}-note`}>{note}</p>}
            </div>
          </div>
        ))}
      </div>
      {optional && chosen !== undefined && (
        <button type="button" className="clear-answer" onClick={clear}>
          Clear this answer<span className="sr-only">: {label}</span>
        </button>
      )}
      {error !== undefined && <FieldError name={name}>{error}</FieldError>}
    </fieldset>
  );
}
