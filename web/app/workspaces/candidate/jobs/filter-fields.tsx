import type { JobSearch, JobSearchName } from '../../../subjects/job/job-search.ts';
import { nationWords, postedWithinWords, workplaceWords } from '../../../text/job-choices.ts';
import { companySizeWords, currencyWords, levelWords } from '../../../text/profile-choices.ts';
import type { Option } from '../../../ui/select-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { optionsOf } from '../profile/options-of.ts';
import { payShown } from './pay-shown.ts';
import { sponsoredWords } from './search-in-words.ts';
import { suggestOccupations } from './suggest.ts';

const sizes = Object.entries(companySizeWords).map(([value, { name, people }]) => ({
  value,
  label: `${name} (${people})`,
}));

const choices: readonly {
  name: JobSearchName;
  label: string;
  nothing: string;
  options: readonly Option[];
}[] = [
  { name: 'sponsored', label: 'Pay for sponsorship', nothing: 'Any', options: optionsOf(sponsoredWords) },
  { name: 'workplace', label: 'Remote work', nothing: 'Any', options: optionsOf(workplaceWords) },
  { name: 'nation', label: 'Part of the UK', nothing: 'All of the UK', options: optionsOf(nationWords) },
  { name: 'level', label: 'Level', nothing: 'Any', options: optionsOf(levelWords) },
  { name: 'size', label: 'Company size', nothing: 'Any', options: sizes },
  { name: 'posted', label: 'Posted within', nothing: 'Any time', options: optionsOf(postedWithinWords) },
];

const currencies = optionsOf(currencyWords).toSorted((one) => (one.value === 'GBP' ? -1 : 1));

interface FilterFieldsProps {
  search: JobSearch;
  fieldErrors: Readonly<Partial<Record<string, string>>>;
}

/** All filters of a search. */
export function FilterFields({ search, fieldErrors }: FilterFieldsProps) {
  return (
    <div className="job-filters">
      {choices.map(({ name, label, nothing, options }) => (
        <SelectField
          key={name}
          name={name}
          label={label}
          options={[{ value: '', label: nothing }, ...options]}
          defaultValue={search[name] ?? ''}
          error={fieldErrors[name]}
        />
      ))}
      <TextField
        name="pay"
        label="Pay from"
        unit="a year"
        inputMode="numeric"
        autoComplete="off"
        placeholder="45,000"
        defaultValue={payShown(search)}
        error={fieldErrors.pay}
      />
      <SelectField
        name="currency"
        label="Currency"
        options={currencies}
        defaultValue={search.currency ?? 'GBP'}
        error={fieldErrors.currency}
      />
      <TextField
        inputRef={suggestOccupations}
        name="occupation"
        label="Occupation"
        placeholder="Job title or code"
        autoComplete="off"
        defaultValue={search.occupation ?? ''}
        error={fieldErrors.occupation}
      />
    </div>
  );
}
