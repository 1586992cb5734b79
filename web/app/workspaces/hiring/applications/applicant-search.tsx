import { useQuery } from '../../../kit/loading/use-query.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';

/** The field that searches applicants, on the board and in the list. */
export function ApplicantSearch({ error }: { error: string | undefined }) {
  const query = useQuery();
  return (
    <div className="search">
      <TextField
        name="search"
        label="Name, role, skill or words"
        type="search"
        maxLength={100}
        defaultValue={query.get('search') ?? ''}
        error={error}
      />
      <Button look="outline">Search</Button>
    </div>
  );
}
