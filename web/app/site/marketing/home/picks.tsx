import type { ReactNode } from 'react';

/** The names by which `data-when` asks what is picked, in the order of the picks. */
export const whens = ['a', 'b', 'c', 'd', 'e', 'f', 'g'] as const;

/**
 * One of several, as pills: radios, so that arrows move between them and what is picked is told. In a
 * `.reveal-group`, what has `data-when` shows with its pick, without scripts.
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
  /** Further ones, behind a button. */
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
