import { SearchX } from 'lucide-react';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** A page of another organisation, or of nothing. */
export function RecordNotFound({ title, what }: { title: string; what: string }) {
  return (
    <div>
      <h1 className="text-36">{title}</h1>
      <div className="mt-6">
        <EmptyState
          Icon={SearchX}
          title={`We could not find ${what}`}
          action={<LinkButton to="/dashboard">Go to your home page</LinkButton>}
        >
          The address may be mistyped, or it belongs to another organisation. If you are in several, switch at
          the top left.
        </EmptyState>
      </div>
    </div>
  );
}
