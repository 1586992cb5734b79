import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { type LiveKind, useLive } from './live.ts';

/** Milliseconds in which what happens together is asked for once. */
const together = 120;

/** Looks at the page anew when something of these kinds happens. */
export function useAskAgain(kinds: readonly LiveKind[]): void {
  const { revalidate } = useRevalidator();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useLive(kinds, () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void revalidate(), together);
  });
}
