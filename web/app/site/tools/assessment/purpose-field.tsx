import { ChoiceField } from '../../../ui/choice-field.tsx';
import { ground } from './assessment-answers.ts';
import { purposeTitle } from './questions.ts';

/** What the organisation exists for: a ground of refusal since 20 May 2026. It may be left open. */
export function PurposeField({ options, chosen }: { options: readonly string[]; chosen: string }) {
  return (
    <ChoiceField
      name={ground}
      label={purposeTitle}
      hint="Since 20 May 2026 such an application must be refused, so the result says so."
      options={options.map((option) => ({ value: option, label: option }))}
      defaultValue={chosen}
      optional
      className="mt-8"
    />
  );
}
