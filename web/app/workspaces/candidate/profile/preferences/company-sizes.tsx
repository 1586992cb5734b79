import { companySizes, sizeWishes } from '@portway/contracts/candidate/profile/profile-choices';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { Autosaved, errorIn } from '../../../../kit/forms/autosave/autosaved.tsx';
import { useAnswer } from '../../../../kit/forms/autosave/use-answer.ts';
import { Panel } from '../../../../kit/frame/panel.tsx';
import { companySizeWords } from '../../../../text/profile-choices.ts';
import { FieldError } from '../../../../ui/field.tsx';
import './company-sizes.css';
import '../../../../ui/choice-field.css';

type Size = (typeof companySizes)[number];
type Wishes = Readonly<Partial<Record<Size, string>>>;

/**
 * For each company size, whether the candidate would work in one: one answer, with a row of radios for each
 * size.
 */
export function CompanySizes() {
  const answer = useAnswer('profile.companyPreferences');
  const wishes = wishesIn(answer.value);
  const fault = errorIn(answer);
  return (
    <Panel title="Company size" text="How many people work there. Skip any size you have no view on.">
      <Autosaved answer={answer} inWords={inWords}>
        <fieldset aria-describedby={fault === undefined ? undefined : 'companyPreferences-error'}>
          <legend className="mb-2 font-medium">
            Would you work there?<span className="font-normal text-ink-2"> (optional)</span>
          </legend>
          {companySizes.map((size, index) => (
            <SizeRow
              key={size}
              size={size}
              // The first carries the field's id, the target of links to the field.
              first={index === 0 ? 'companyPreferences' : undefined}
              wish={wishes[size]}
              onChoose={(wish) => answer.choose(wishesIn({ ...wishes, [size]: wish }))}
            />
          ))}
          {fault !== undefined && <FieldError name="companyPreferences">{fault}</FieldError>}
        </fieldset>
      </Autosaved>
    </Panel>
  );
}

interface SizeRowProps {
  size: Size;
  first: string | undefined;
  wish: string | undefined;
  /** Called with undefined when the answer is cleared. */
  onChoose: (wish: string | undefined) => void;
}

function SizeRow({ size, first, wish, onChoose }: SizeRowProps) {
  const row = useRef<HTMLFieldSetElement>(null);
  const { name, people } = companySizeWords[size];
  const clear = () => {
    onChoose(undefined);
    // The clear button disappears with the answer.
    row.current?.querySelector('input')?.focus();
  };
  return (
    <fieldset ref={row} className="size-row">
      <legend>
        <span className="font-medium">{name}</span>{' '}
        <span className="text-14 text-ink-2">{people} people</span>
      </legend>
      {sizeWishes.map((one, index) => (
        <div key={one} className="relative grid">
          <input
            type="radio"
            id={index === 0 && first !== undefined ? first : `${size}-${one}`}
            name={size}
            value={one}
            checked={one === wish}
            onChange={() => onChoose(one)}
            className="segment"
          />
          <label htmlFor={index === 0 && first !== undefined ? first : `${size}-${one}`}>{one}</label>
        </div>
      ))}
      {wish !== undefined && (
        <button type="button" onClick={clear}>
          <X size={18} aria-hidden />
          <span className="sr-only">Clear the answer for {name}</span>
        </button>
      )}
    </fieldset>
  );
}

/** The preferences in a value, without cleared ones. */
function wishesIn(value: unknown): Wishes {
  if (typeof value !== 'object' || value === null) return {};
  const entries = new Map(Object.entries(value));
  const answeredSizes = companySizes.filter((size) => entries.get(size) !== undefined);
  return Object.fromEntries(answeredSizes.map((size) => [size, String(entries.get(size))]));
}

function inWords(value: unknown): string {
  const wishes = wishesIn(value);
  const answeredSizes = companySizes.filter((size) => wishes[size] !== undefined);
  return answeredSizes.map((size) => `${companySizeWords[size].name}: ${wishes[size]}`).join('\n');
}
