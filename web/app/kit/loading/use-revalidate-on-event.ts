import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { type LiveKind, useLive } from '../live/live.ts';

/** Milliseconds within which several events cause only one revalidation. */
const together = 120;

/** Revalidates the page when an event of these kinds arrives. */
export function useRevalidateOnEvent(kinds: readonly LiveKind[]): void {
  const { revalidate } = useRevalidator();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useLive(kinds, () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void revalidate(), together);
  });
}
