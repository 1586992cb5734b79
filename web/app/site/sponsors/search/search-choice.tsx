import { SpriteIcon } from '../../../ui/sprite-icon.tsx';
import type { Place } from '../places.ts';
import '../sponsors.css';

interface ChoiceProps {
  name: string;
  label: string;
  /** What the choice says while nothing is chosen. */
  any: string;
  value: string | undefined;
  options: readonly (readonly [value: string, words: string])[];
}

/** A filter as a pill: a native choice, whose empty value is none. */
export function Choice({ name, label, any, value = '', options }: ChoiceProps) {
  return (
    <span className="sponsor-choice">
      <select
        // Its address may change without it, and then it shows what that says.
        key={value}
        name={name}
        aria-label={label}
        defaultValue={value}
      >
        <option value="">{any}</option>
        {options.map(([key, words]) => (
          <option key={key} value={key}>
            {words}
          </option>
        ))}
      </select>
      <SpriteIcon name="chevron-down" size={18} />
    </span>
  );
}

/** The places by their names; one that the address names and the list does not have comes first. */
export function optionsOf(places: readonly Place[], selected: string | undefined): [string, string][] {
  const options = places
    .map(({ key, name }): [string, string] => [key, name])
    .toSorted(([, one], [, other]) => one.localeCompare(other, 'en-GB'));
  const isOther = selected !== undefined && !places.some(({ key }) => key === selected);
  return isOther ? [[selected, selected], ...options] : options;
}
