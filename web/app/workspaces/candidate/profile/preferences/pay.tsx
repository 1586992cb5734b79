import { AutosaveSelectField } from '../../../../kit/forms/autosave/autosave-fields.tsx';
import { Autosaved, errorIn } from '../../../../kit/forms/autosave/autosaved.tsx';
import { useAnswer } from '../../../../kit/forms/autosave/use-answer.ts';
import { Panel } from '../../../../kit/frame/panel.tsx';
import { readYearlyPay, yearlyPayInFigures } from '../../../../subjects/job/yearly-pay.ts';
import { optionsOf } from '../../../../text/options-of.ts';
import { currencyWords } from '../../../../text/profile-choices.ts';
import { TextField } from '../../../../ui/text-field.tsx';

const currencies = optionsOf(currencyWords);

/** The salary the candidate wants, and its currency. */
export function Pay() {
  const isSaid = useAnswer('profile.currency').value !== null;
  return (
    <Panel
      title="Pay"
      text="An employer you apply to sees it on your profile. It is never shown on a public page."
    >
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <AutosaveSelectField
          of="profile.currency"
          label="Currency"
          options={isSaid ? currencies : currencies.toSorted(poundsFirst)}
        />
        <Salary />
      </div>
    </Panel>
  );
}

/** Until a currency is chosen, a salary is read as pounds. */
function poundsFirst(one: { value: string }, other: { value: string }): number {
  return Number(other.value === 'GBP') - Number(one.value === 'GBP');
}

function Salary() {
  const answer = useAnswer('profile.salary');
  return (
    <Autosaved answer={answer} inWords={yearlyPayInFigures}>
      <TextField
        key={answer.replaced}
        name="salary"
        label="Desired salary"
        optional
        hint="The amount a year before tax, such as 62,000."
        unit="a year"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={yearlyPayInFigures(answer.value)}
        error={errorIn(answer)}
        onChange={(event) => answer.type(readYearlyPay(event.currentTarget.value))}
        onBlur={({ currentTarget }) => {
          currentTarget.value = yearlyPayInFigures(readYearlyPay(currentTarget.value));
          answer.settle();
        }}
      />
    </Autosaved>
  );
}
