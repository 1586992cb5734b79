import { type NotedOption, RadioList } from '../../../ui/radio-list.tsx';
import { faultIn, Kept } from './kept.tsx';
import { fieldId, type KeptFieldProps } from './kept-fields.tsx';
import { asText, useAnswer } from './use-answer.ts';

interface KeptRadiosProps extends KeptFieldProps {
  options: readonly NotedOption[];
  columns?: 2;
}

/** One of a few options that each need an explanation. */
export function KeptRadios({ of, options, ...field }: KeptRadiosProps) {
  const answer = useAnswer(of);
  const labelOf = (value: unknown) => options.find((option) => option.value === asText(value))?.label;
  return (
    <Kept answer={answer} inWords={(value) => labelOf(value) ?? asText(value)}>
      <RadioList
        name={fieldId(of)}
        {...field}
        options={options}
        chosen={asText(answer.value) || undefined}
        error={faultIn(answer)}
        onChoose={answer.choose}
      />
    </Kept>
  );
}
