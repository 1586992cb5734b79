import { useEffect, useRef, useState } from 'react';
import { cityOf, zoneToday } from '../../../../text/time-zones/time-zones.ts';
import { comboBox } from '../../../../ui/combo-box.ts';
import { SelectField } from '../../../../ui/select-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';

export interface LikelyZone {
  readonly zone: string;
  /** Whose it is: “where Amara lives”. */
  readonly whose: string;
}

interface InterviewZoneProps {
  name: string;
  error: string | undefined;
  /** The zones that a time is likely to be named in, each once. */
  likely: readonly LikelyZone[];
  zone: string;
  onZone: (zone: string) => void;
}

const another = 'another';
const maxSuggestions = 12;

/** The zone in which the time of an interview is named: the likely ones first, any other by its city. */
export function InterviewZone({ name, error, likely, zone, onZone }: InterviewZoneProps) {
  const [isSearched, setIsSearched] = useState(false);
  return (
    <>
      <SelectField
        name="zone-choice"
        label="Time zone"
        error={isSearched ? undefined : error}
        value={isSearched ? another : zone}
        onChange={({ target: { value } }) => {
          setIsSearched(value === another);
          if (value !== another) onZone(value);
        }}
        options={[
          ...likely.map(({ zone: value, whose }) => ({ value, label: `${cityOf(value)}, ${whose}` })),
          { value: another, label: 'Another time zone…' },
        ]}
      />
      {isSearched && <ZoneSearch error={error} onZone={onZone} />}
      <input type="hidden" name={name} value={zone} />
    </>
  );
}

function ZoneSearch({ error, onZone }: Pick<InterviewZoneProps, 'error' | 'onZone'>) {
  const input = useRef<HTMLInputElement>(null);
  const listener = useRef(onZone);
  listener.current = onZone;
  useEffect(() => {
    const { current } = input;
    if (current === null || current.role === 'combobox') return;
    const zones = new Map(
      Intl.supportedValuesOf('timeZone')
        .map(zoneToday)
        .map((zone) => [labelOf(zone), zone]),
    );
    comboBox(current, {
      failed: 'The list of time zones did not load.',
      load: async (text) =>
        [...zones.keys()]
          .filter((label) => label.toLowerCase().includes(text.toLowerCase()))
          .slice(0, maxSuggestions)
          .map((label) => ({ label, note: undefined })),
    });
    const onInput = () => {
      const zone = zones.get(current.value);
      if (zone !== undefined) listener.current(zone);
    };
    current.addEventListener('input', onInput);
    current.focus();
    return () => current.removeEventListener('input', onInput);
  }, []);
  return (
    <TextField
      name="zone-search"
      label="City of the time zone"
      hint="Type a part of its name, then choose."
      error={error}
      inputRef={input}
      autoComplete="off"
    />
  );
}

/** `America/Argentina/Cordoba` as “Cordoba (America, Argentina)”. */
function labelOf(zone: string): string {
  const parts = zone.replaceAll('_', ' ').split('/');
  const region = parts.slice(0, -1).join(', ');
  return region === '' ? zone : `${parts.at(-1)} (${region})`;
}
