import { MapPin, Search, SlidersHorizontal } from 'lucide-react';
import type { JobSearch } from '../../subjects/job/job-search.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { choices, isNarrowed } from './public-job-search.ts';

interface JobsFormProps {
  search: JobSearch;
  /** Errors by field name. */
  fieldErrors: Readonly<Record<string, string>>;
}

/** Search form for jobs. It submits by GET, so it works without scripts. */
export function JobsForm({ search, fieldErrors }: JobsFormProps) {
  const narrows = [...choices.map(({ name }) => name), 'pay'] as const;
  const isOpen = narrows.some((name) => name in search || name in fieldErrors);
  return (
    <search>
      <form
        action="/jobs"
        aria-label="Jobs"
        className="flex flex-col gap-4 rounded-28 border border-line bg-card p-6 shadow-soft"
      >
        <div className="grid items-end gap-4 sm:grid-cols-2">
          <TextField
            name="title"
            label="Job title, skill or employer"
            defaultValue={search.title ?? ''}
            error={fieldErrors.title}
            icon={<Search size={20} />}
            autoComplete="off"
            enterKeyHint="search"
          />
          <TextField
            name="place"
            label="Town, city or nation"
            defaultValue={search.place ?? ''}
            error={fieldErrors.place}
            icon={<MapPin size={20} />}
            autoComplete="off"
            enterKeyHint="search"
          />
        </div>
        <Disclosure open={isOpen} summary={<FiltersSummary />}>
          <div className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-4">
            {choices.map(({ name, label, options }) => (
              <SelectField
                key={name}
                name={name}
                label={label}
                options={options}
                defaultValue={search[name] ?? ''}
                error={fieldErrors[name]}
              />
            ))}
            <TextField
              name="pay"
              label="Pay from"
              unit="£ a year"
              inputMode="numeric"
              autoComplete="off"
              defaultValue={search.pay ?? ''}
              error={fieldErrors.pay}
            />
          </div>
        </Disclosure>
        <p className="flex flex-wrap gap-3">
          <Button>Search</Button>
          {isNarrowed(search) && (
            <LinkButton to="/jobs" look="outline">
              Clear
            </LinkButton>
          )}
        </p>
      </form>
    </search>
  );
}

function FiltersSummary() {
  return (
    <>
      <SlidersHorizontal size={18} aria-hidden />
      Filters and order
    </>
  );
}
