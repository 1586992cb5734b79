import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ThreadSnapshot } from './thread/thread.ts';

/** Pixels from the end that still count as being at the end. */
const near = 80;

/**
 * The scroll position in a conversation. At its end, the end stays in view when a message arrives; elsewhere,
 * the visible messages do not move, neither for what arrives below nor for what is loaded above.
 */
export function usePlace({ messages, unsent }: ThreadSnapshot) {
  const box = useRef<HTMLElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const previous = useRef({ first: 0, last: 0, unsent: 0, height: 0 });
  const stays = useRef(true);
  const isAtEnd = useInView(end);

  useLayoutEffect(() => {
    const scroller = box.current;
    if (scroller === null) return;
    const was = previous.current;
    const current = {
      first: messages[0]?.number ?? 0,
      last: messages.at(-1)?.number ?? 0,
      unsent: unsent.length,
      height: scroller.scrollHeight,
    };
    previous.current = current;
    if (was.height === 0) toStart(scroller);
    else if (current.first < was.first) scroller.scrollTop += current.height - was.height;
    else if (stays.current || current.unsent > was.unsent) scroller.scrollTop = current.height;
  }, [messages, unsent]);

  useEffect(() => {
    const scroller = box.current;
    if (scroller === null) return;
    const note = () => {
      stays.current = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < near;
    };
    // The field below grows with its text, which shrinks this area.
    const resized = new ResizeObserver(() => {
      if (stays.current) scroller.scrollTop = scroller.scrollHeight;
    });
    note();
    scroller.addEventListener('scroll', note, { passive: true });
    resized.observe(scroller);
    return () => {
      scroller.removeEventListener('scroll', note);
      resized.disconnect();
    };
  }, []);

  const toEnd = useCallback(() => {
    if (box.current === null) return;
    box.current.scrollTop = box.current.scrollHeight;
    box.current.focus({ preventScroll: true });
  }, []);
  return { box, end, isAtEnd, toEnd };
}

/** Starts at the new messages, or at the end. */
function toStart(scroller: HTMLElement): void {
  const fresh = scroller.querySelector<HTMLElement>('.conversation-new');
  scroller.scrollTop = fresh === null ? scroller.scrollHeight : fresh.offsetTop - scroller.offsetTop - 16;
}

function useInView(element: React.RefObject<HTMLElement | null>): boolean {
  const [isIn, setIn] = useState(false);
  useEffect(() => {
    if (element.current === null) return;
    const watch = new IntersectionObserver(([entry]) => setIn(entry?.isIntersecting ?? false), {
      rootMargin: '40px',
    });
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element]);
  return isIn;
}
