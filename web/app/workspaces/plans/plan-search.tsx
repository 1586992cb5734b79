import { Form } from 'react-router';
import { useQuery } from '../../kit/loading/use-query.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';

/** Searches the names of the plans; the address keeps what is searched for. */
export function PlanSearch() {
  const search = useQuery().get('search') ?? '';
  return (
    // Remounted when the address changes, so that going back shows the earlier search.
    <Form key={search} role="search" aria-label="Plans" className="plan-search">
      <TextField name="search" label="Search by name" type="search" maxLength={120} defaultValue={search} />
      <Button look="outline">Search</Button>
    </Form>
  );
}
