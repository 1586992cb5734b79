import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';

/**
 * For a page whose query selects entirely different content: it scrolls to the top and focuses its heading,
 * as a new page does. Back and forward restore the scroll position.
 */
export function useFreshHeading(thing: string): void {
  const kind = useNavigationType();
  const previous = useRef(thing);
  useEffect(() => {
    if (previous.current === thing) return;
    previous.current = thing;
    if (kind !== 'POP') window.scrollTo(0, 0);
    const heading = document.querySelector('h1');
    if (heading === null) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [thing, kind]);
}
