import { type ReactNode, useRef } from 'react';
import { Pager } from '../../kit/frame/pager.tsx';

interface StaffListProps {
  label: string;
  /** The number of items on this page. */
  count: number;
  next: string | null;
  /** Shown instead of an empty list. */
  nothing: ReactNode;
  /** The rows. */
  children: ReactNode;
}

/** One page of a list, and the pager; the number of items is announced when a search has changed it. */
export function StaffList({ label, count, next, nothing, children }: StaffListProps) {
  const list = useRef<HTMLUListElement>(null);
  return (
    <>
      <p role="status" className="sr-only">
        {count === 0 ? 'None found' : `${count} shown${next === null ? '' : ', and there are more'}`}
      </p>
      {count === 0 ? (
        <div className="mt-6">{nothing}</div>
      ) : (
        <ul ref={list} className="staff-list" aria-label={label} tabIndex={-1}>
          {children}
        </ul>
      )}
      <Pager next={next} list={list} />
    </>
  );
}
