import type { Ref } from 'react';
import { nationWords, postedWithinWords, workplaceWords } from '../../../text/job/job-choices.ts';
import { optionsOf } from '../../../text/options-of.ts';
import { companySizeWords, currencyWords, levelWords } from '../../../text/profile/profile-choices.ts';
import { PillChoice } from '../../../ui/pill-choice.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { JobSearch } from '../job-search.ts';
import { formattedPay } from './formatted-pay.ts';

const sponsoredPills = optionsOf({
  anyone: 'Anyone',
  'new-entrants': 'New entrants',
  phd: 'With a relevant PhD',
});
const forMePill = { value: 'for-me', label: 'Me, by my profile' };

const pills = [
  { name: 'workplace', label: 'Remote work', options: optionsOf(workplaceWords) },
  { name: 'level', label: 'Level', options: optionsOf(levelWords) },
  { name: 'posted', label: 'Posted within', options: optionsOf(postedWithinWords) },
] as const;

const sizes = Object.entries(companySizeWords).map(([value, { name, people }]) => ({
  value,
  label: `${name} (${people})`,
}));

const currencies = optionsOf(currencyWords).toSorted((one) => (one.value === 'GBP' ? -1 : 1));
const any = { value: '', label: 'Any' };

interface FilterFieldsProps {
  search: JobSearch;
  fieldErrors: Readonly<Partial<Record<string, string>>>;
  /** Whether the user has a profile that says for whom a job must pay enough. */
  hasProfile: boolean;
  /** The `ref` of the occupation field. */
  suggestOccupations?: Ref<HTMLInputElement> | undefined;
}

/** All filters of a search besides its words. */
export function FilterFields({ search, fieldErrors, hasProfile, suggestOccupations }: FilterFieldsProps) {
  const fieldOf = (name: keyof JobSearch) => ({
    name,
    defaultValue: search[name] ?? '',
    error: fieldErrors[name],
  });
  return (
    <>
      <PillChoice
        {...fieldOf('sponsored')}
        label="Pay enough to sponsor"
        hint="By today’s law, where the employer does not rule sponsoring out."
        options={[{ value: '', label: 'Any pay' }, ...(hasProfile ? [forMePill] : []), ...sponsoredPills]}
      />
      {pills.map(({ name, label, options }) => (
        <PillChoice key={name} {...fieldOf(name)} label={label} options={[any, ...options]} />
      ))}
      <div className="grid grid-cols-[3fr_2fr] items-start gap-3">
        <TextField
          {...fieldOf('pay')}
          label="Pay from"
          unit="a year"
          inputMode="numeric"
          autoComplete="off"
          placeholder="45,000"
          defaultValue={formattedPay(search)}
        />
        <SelectField
          {...fieldOf('currency')}
          label="Currency"
          options={currencies}
          defaultValue={search.currency ?? 'GBP'}
        />
      </div>
      <SelectField
        {...fieldOf('nation')}
        label="Part of the UK"
        options={[{ value: '', label: 'All of the UK' }, ...optionsOf(nationWords)]}
      />
      <SelectField {...fieldOf('size')} label="Company size" options={[any, ...sizes]} />
      <TextField
        {...fieldOf('occupation')}
        {...(suggestOccupations && { inputRef: suggestOccupations })}
        label="Occupation"
        placeholder="Job title or code"
        autoComplete="off"
      />
    </>
  );
}
