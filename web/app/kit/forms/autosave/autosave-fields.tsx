import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { CheckGroup } from '../../../ui/check-group.tsx';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { LinesField } from '../../../ui/lines-field.tsx';
import { type Option, type OptionGroup, SelectField } from '../../../ui/select-field.tsx';
import { TagsField } from '../../../ui/tags-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { AnswerKey } from './autosave.ts';
import { Autosaved, errorIn } from './autosaved.tsx';
import { asText, asTexts, useAnswer } from './use-answer.ts';

export interface AutosaveFieldProps {
  of: AnswerKey;
  label: string;
  hint?: ReactNode;
  optional?: boolean;
  className?: string;
}

/** The id of an answer's field: `bio` for `profile.bio`, so that links can point to it. */
export function fieldId(key: AnswerKey): string {
  return key.replace(/^profile\./, '').replaceAll('.', '-');
}

interface AutosaveTextFieldProps extends AutosaveFieldProps {
  placeholder?: string;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: 'text' | 'url' | 'numeric';
  disabled?: boolean;
  unit?: string;
  /** What the text means; the text itself by default. */
  understood?: (text: string) => unknown;
}

/** One line of text. */
export function AutosaveTextField({ of, understood = (text) => text, ...field }: AutosaveTextFieldProps) {
  const answer = useAnswer(of);
  return (
    <Autosaved answer={answer} inWords={asText}>
      <TextField
        key={answer.replaced}
        name={fieldId(of)}
        {...field}
        defaultValue={asText(answer.value)}
        error={errorIn(answer)}
        onChange={(event) => answer.type(understood(event.currentTarget.value))}
        onBlur={answer.settle}
      />
    </Autosaved>
  );
}

interface AutosaveLinesProps extends AutosaveFieldProps {
  rows: number;
  /** Shown with the number of characters left while typing. */
  most: number;
}

/** Several lines of text, with a character count. */
export function AutosaveLinesField({ of, most, hint, ...field }: AutosaveLinesProps) {
  const answer = useAnswer(of);
  const length = [...asText(answer.value).trim()].length;
  return (
    <Autosaved answer={answer} inWords={asText}>
      <LinesField
        key={answer.replaced}
        name={fieldId(of)}
        {...field}
        hint={
          <>
            {hint}{' '}
            <span className="figures">
              {length.toLocaleString('en-GB')} of {most.toLocaleString('en-GB')} characters.
            </span>
          </>
        }
        defaultValue={asText(answer.value)}
        error={errorIn(answer)}
        onChange={(event) => answer.type(event.currentTarget.value)}
        onBlur={answer.settle}
      />
    </Autosaved>
  );
}

interface AutosaveChoiceProps extends AutosaveFieldProps {
  options: readonly Option[];
}

const wordsIn = (options: readonly Option[]) => (value: unknown) =>
  options.find((option) => option.value === asText(value))?.label ?? asText(value);

/** One of a few options, drawn as buttons. */
export function AutosaveChoiceField({ of, options, ...field }: AutosaveChoiceProps) {
  const answer = useAnswer(of);
  return (
    <Autosaved answer={answer} inWords={wordsIn(options)}>
      <ChoiceField
        key={answer.replaced}
        name={fieldId(of)}
        {...field}
        options={options}
        defaultValue={asText(answer.value)}
        error={errorIn(answer)}
        onChoose={answer.choose}
      />
    </Autosaved>
  );
}

interface AutosaveSelectProps extends AutosaveChoiceProps {
  /** Further options under headings, after those without one. */
  groups?: readonly OptionGroup[];
  /** The label for no choice; without it, the first option is selected. */
  none?: string;
  disabled?: boolean;
}

/** One of many options. */
export function AutosaveSelectField({ of, options, groups = [], none, ...field }: AutosaveSelectProps) {
  const answer = useAnswer(of);
  const everyOption = [...options, ...groups.flatMap((group) => group.options)];
  return (
    <Autosaved answer={answer} inWords={wordsIn(everyOption)}>
      <SelectField
        name={fieldId(of)}
        {...field}
        options={none === undefined ? options : [{ value: '', label: none }, ...options]}
        groups={groups}
        value={asText(answer.value)}
        error={errorIn(answer)}
        onChange={({ currentTarget: { value } }) => answer.choose(value === '' ? null : value)}
      />
    </Autosaved>
  );
}

/** Several of a few options. */
export function AutosaveChecksField({ of, options, ...field }: AutosaveChoiceProps) {
  const answer = useAnswer(of);
  return (
    <Autosaved answer={answer} inWords={(value) => asTexts(value).map(wordsIn(options)).join(', ')}>
      <CheckGroup
        name={fieldId(of)}
        {...field}
        options={options}
        chosen={asTexts(answer.value)}
        error={errorIn(answer)}
        onChoose={answer.choose}
        refusal={answer.errorOf}
      />
    </Autosaved>
  );
}

interface AutosaveTagsProps extends AutosaveFieldProps {
  /** Why these conflict with other answers, if they do. */
  clash?: (tags: readonly string[]) => string | undefined;
  suggestions?: readonly string[];
  placeholder?: string;
}

/** Short free texts. */
export function AutosaveTagsField({ of, clash, ...field }: AutosaveTagsProps) {
  const answer = useAnswer(of);
  return (
    <Autosaved answer={answer} inWords={(value) => asTexts(value).join(', ')}>
      <TagsField
        name={fieldId(of)}
        {...field}
        tags={asTexts(answer.value)}
        error={errorIn(answer)}
        onChange={answer.choose}
        refusal={(tags) => clash?.(tags) ?? answer.errorOf(tags)}
      />
    </Autosaved>
  );
}

/** Yes or no, as one checkbox. */
export function AutosaveCheckbox({ of, label, hint }: AutosaveFieldProps) {
  const answer = useAnswer(of);
  const name = fieldId(of);
  return (
    <Autosaved answer={answer} inWords={(value) => (value === true ? 'Yes' : 'No')}>
      <div className="check-line">
        <input
          type="checkbox"
          id={name}
          name={name}
          checked={answer.value === true}
          aria-describedby={hint === undefined ? undefined : `${name}-hint`}
          onChange={(event) => answer.choose(event.currentTarget.checked)}
          className="size-5 shrink-0"
        />
        <label htmlFor={name} className="font-medium">
          {label}
        </label>
      </div>
      {hint !== undefined && (
        <p id={`${name}-hint`} className="text-14 text-ink-2">
          {hint}
        </p>
      )}
    </Autosaved>
  );
}
