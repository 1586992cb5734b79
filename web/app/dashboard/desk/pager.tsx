import { useSearchParams } from 'react-router';
import { LinkButton } from '../../ui/button.tsx';

/** The way on through a long list, and back to its beginning. Back in the browser leads to the page before. */
export function Pager({ next }: { next: string | null }) {
  const [query] = useSearchParams();
  const onLater = query.has('after');
  if (next === null && !onLater) return null;
  const at = (after: string | null) => {
    const there = new URLSearchParams(query);
    there.delete('after');
    if (after !== null) there.set('after', after);
    return `?${there}`;
  };
  return (
    <nav aria-label="Pages of the list" className="mt-6 flex flex-wrap gap-3">
      {next !== null && (
        <LinkButton to={at(next)} look="outline">
          Older
        </LinkButton>
      )}
      {onLater && (
        <LinkButton to={at(null)} look="quiet">
          Back to the newest
        </LinkButton>
      )}
    </nav>
  );
}
