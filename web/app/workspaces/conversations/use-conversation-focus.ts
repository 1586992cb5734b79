import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';

/**
 * Manages focus: to the heading when another conversation is opened; on going back, to its row, or to the
 * page's heading if the row has left the unread list.
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
