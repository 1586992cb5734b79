import type { ReactNode } from 'react';

/** Values of `data-when`, in the order of the options. */
export const whens = ['a', 'b', 'c', 'd', 'e', 'f', 'g'] as const;

/**
 * A single choice as pills: radio buttons, so that arrow keys work and the choice is announced. Within
 * `.reveal-group`, elements with `data-when` show while their option is chosen, without scripts.
 */
export function Picks({
  name,
  legend,
  picks,
  more = [],
}: {
  name: string;
  legend: string;
  picks: readonly string[];
  /** Further options, behind a button. */
  more?: readonly string[];
}) {
  return (
    <fieldset className="picks">
      <legend className="sr-only">{legend}</legend>
      {picks.map((label, index) => (
        <Pick key={label} name={name} when={whens[index]} first={index === 0}>
          {label}
        </Pick>
      ))}
      {more.length > 0 && (
        <details>
          <summary className="pick">+{more.length} more</summary>
          {more.map((label, index) => (
            <Pick key={label} name={name} when={whens[picks.length + index]}>
              {label}
            </Pick>
          ))}
        </details>
      )}
    </fieldset>
  );
}

interface PickProps {
  name: string;
  when: string | undefined;
  first?: boolean;
  children: ReactNode;
}

function Pick({ name, when, first = false, children }: PickProps) {
  return (
    <label className="pick">
      <input type="radio" name={name} data-reveals={when} defaultChecked={first} />
      {children}
    </label>
  );
}
