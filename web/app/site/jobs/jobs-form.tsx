import { MapPin, Search, SlidersHorizontal } from 'lucide-react';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type Asked, choices, isNarrowed } from './asked.ts';

interface JobsFormProps {
  asked: Asked;
  /** What cannot be understood, by field. */
  faults: Readonly<Record<string, string>>;
}

/** Asks for jobs; the answers are the address, so it needs no scripts. */
export function JobsForm({ asked, faults }: JobsFormProps) {
  const narrows = [...choices.map(({ name }) => name), 'pay'] as const;
  const isOpen = narrows.some((name) => name in asked || name in faults);
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
            defaultValue={asked.title ?? ''}
            error={faults.title}
            icon={<Search size={20} />}
            autoComplete="off"
            enterKeyHint="search"
          />
          <TextField
            name="place"
            label="Town, city or nation"
            defaultValue={asked.place ?? ''}
            error={faults.place}
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
                defaultValue={asked[name] ?? ''}
                error={faults[name]}
              />
            ))}
            <TextField
              name="pay"
              label="Pay from"
              unit="£ a year"
              inputMode="numeric"
              autoComplete="off"
              defaultValue={asked.pay ?? ''}
              error={faults.pay}
            />
          </div>
        </Disclosure>
        <p className="flex flex-wrap gap-3">
          <Button>Search</Button>
          {isNarrowed(asked) && (
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
