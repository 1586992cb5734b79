import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';

/**
 * Where focus goes when another conversation is opened: to its heading; and back to its row when one goes back, or to the
 * heading of the page, when the row is gone from among the unread.
 */
export function useTalkFocus(id: string | undefined): void {
  const kind = useNavigationType();
  const before = useRef(id);
  useEffect(() => {
    const left = before.current;
    before.current = id;
    if (left === id) return;
    const there =
      document.getElementById(id === undefined ? `talk-${left}` : 'talk-heading') ??
      document.querySelector('h1');
    if (there?.matches('h1')) there.tabIndex = -1;
    there?.focus({ preventScroll: kind === 'POP' });
  }, [id, kind]);
}
