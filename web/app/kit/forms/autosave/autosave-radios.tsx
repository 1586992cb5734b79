import { type NotedOption, RadioList } from '../../../ui/radio-list.tsx';
import { type AutosaveFieldProps, fieldId } from './autosave-fields.tsx';
import { Autosaved, errorIn } from './autosaved.tsx';
import { asText, useAnswer } from './use-answer.ts';

interface AutosaveRadiosProps extends AutosaveFieldProps {
  options: readonly NotedOption[];
  columns?: 2;
}

/** One of a few options that each need an explanation. */
export function AutosaveRadioList({ of, options, ...field }: AutosaveRadiosProps) {
  const answer = useAnswer(of);
  const labelOf = (value: unknown) => options.find((option) => option.value === asText(value))?.label;
  return (
    <Autosaved answer={answer} inWords={(value) => labelOf(value) ?? asText(value)}>
      <RadioList
        name={fieldId(of)}
        {...field}
        options={options}
        chosen={asText(answer.value) || undefined}
        error={errorIn(answer)}
        onChoose={answer.choose}
      />
    </Autosaved>
  );
}
