import { useEffect, useRef } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { useQuery } from '../../../kit/loading/use-query.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { Fault } from './load-jobs.ts';

interface ShowMoreProps {
  pages: number;
  hasMore: boolean;
  fault: Fault | undefined;
}

/**
 * Loads the next page of a list: the new items appear below, and focus moves to them. The address stores how
 * many pages are shown.
 */
export function ShowMore({ pages, hasMore, fault }: ShowMoreProps) {
  const query = useQuery();
  const navigate = useNavigate();
  const isAsking = useNavigation().state !== 'idle';
  if (!hasMore) return null;
  const ask = () => {
    if (isAsking) return;
    query.set('pages', String(pages + 1));
    void navigate(`?${query}`, { replace: true, preventScrollReset: true });
  };
  return (
    <div className="job-more">
      {fault !== undefined && <Notice kind="error" live title={fault.message} />}
      <Button type="button" look="outline" aria-disabled={isAsking || undefined} onClick={ask}>
        {isAsking ? 'One moment…' : fault === undefined ? 'Show more' : 'Try again'}
      </Button>
    </div>
  );
}

/** The `ref` of a growing list: focus moves to the first new item. */
export function useFocusOnMore(pages: number, count: number) {
  const list = useRef<HTMLUListElement>(null);
  const previous = useRef({ pages, shown: count });
  useEffect(() => {
    const { pages: fewer, shown: previousCount } = previous.current;
    previous.current = { pages, shown: count };
    if (pages === fewer + 1 && count > previousCount)
      list.current?.children[previousCount]?.querySelector('a')?.focus({ preventScroll: true });
  }, [pages, count]);
  return list;
}
