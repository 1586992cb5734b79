import type { FormEvent, ReactNode } from 'react';
import { Form, useSubmit } from 'react-router';
import { useQuery } from '../../kit/loading/use-query.ts';
import { Button } from '../../ui/button.tsx';

interface SearchFormProps {
  /** The accessible name of the search. */
  label: string;
  /** What the address keeps besides the fields, such as a tab. */
  keeps?: readonly string[];
  children: ReactNode;
}

/** The filters of a list: they are in the address, so that it can be bookmarked and shared. */
export function SearchForm({ label, keeps = [], children }: SearchFormProps) {
  const query = useQuery();
  const submit = useSubmit();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const nextQuery = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) {
      if (typeof value === 'string' && value.trim() !== '') nextQuery.set(name, value.trim());
    }
    void submit(nextQuery, { method: 'get' });
  };
  return (
    // Remounted when the address changes, so that going back shows the earlier filters.
    <Form key={query.toString()} role="search" aria-label={label} onSubmit={search} className="staff-search">
      {keeps.map((name) => (
        <input key={name} type="hidden" name={name} value={query.get(name) ?? ''} />
      ))}
      {children}
      <Button look="outline">Search</Button>
    </Form>
  );
}
