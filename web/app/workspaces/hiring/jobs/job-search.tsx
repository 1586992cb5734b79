import { employerJobSorts } from '@portway/contracts/candidate/jobs/job-choices';
import { Form, useSearchParams, useSubmit } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';

const sortWords = { newest: 'Newest first', title: 'By title', closes: 'Closing soonest' } as const;

/** Searches titles and orders the list; the address keeps both. */
export function JobSearch({ sort }: { sort: (typeof employerJobSorts)[number] }) {
  const [query] = useSearchParams();
  const submit = useSubmit();
  const [search, tab] = [query.get('search') ?? '', query.get('tab')];
  return (
    // Remounted when the address changes, so that going back shows the earlier search.
    <Form key={`${search} ${sort}`} role="search" aria-label="Jobs" className="jobs-search">
      {tab !== null && <input type="hidden" name="tab" value={tab} />}
      <TextField name="search" label="Search by title" type="search" maxLength={120} defaultValue={search} />
      <SelectField
        name="sort"
        label="Order"
        defaultValue={sort}
        options={employerJobSorts.map((value) => ({ value, label: sortWords[value] }))}
        onChange={(event) => void submit(event.currentTarget.form)}
      />
      <Button look="outline">Search</Button>
    </Form>
  );
}
