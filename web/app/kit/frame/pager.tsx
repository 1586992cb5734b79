import { type RefObject, useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';
import { LinkButton } from '../../ui/button.tsx';
import { useQuery } from '../loading/use-query.ts';

interface PagerProps {
  next: string | null;
  /** The ref of the list, so that the next page is read from its start. */
  list: RefObject<HTMLElement | null>;
  /** What the links say, of a list that does not begin with its newest. */
  words?: PagerWords | undefined;
}

interface PagerWords {
  readonly next: string;
  readonly first: string;
}

const newestFirst = { next: 'Older', first: 'Back to the newest' };

/**
 * Links to the next page of a long list and back to its start. The browser's Back leads to the previous page.
 */
export function Pager({ next, list, words = newestFirst }: PagerProps) {
  const query = useQuery();
  const after = query.get('after');
  useListFromItsTop(after, list);
  if (next === null && after === null) return null;
  const at = (place: string | null) => {
    const params = new URLSearchParams(query);
    params.delete('after');
    if (place !== null) params.set('after', place);
    return `?${params}`;
  };
  return (
    <nav aria-label="Pages of the list" className="mt-6 flex flex-wrap gap-3">
      {next !== null && (
        <LinkButton to={at(next)} look="outline">
          {words.next}
        </LinkButton>
      )}
      {after !== null && (
        <LinkButton to={at(null)} look="quiet">
          {words.first}
        </LinkButton>
      )}
    </nav>
  );
}

/** Scrolls to the start of a page and focuses it, unless history navigation restores the scroll position. */
function useListFromItsTop(after: string | null, list: PagerProps['list']): void {
  const kind = useNavigationType();
  const previous = useRef(after);
  useEffect(() => {
    if (previous.current !== after && kind !== 'POP') list.current?.focus();
    previous.current = after;
  }, [after, kind, list]);
}
