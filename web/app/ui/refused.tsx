import { useState } from 'react';

/**
 * What a field refused, shown and announced each time, even if it is the same again; the previous value
 * stays.
 */
export function useRefused() {
  const [refused, setRefused] = useState<{ readonly message: string; readonly times: number }>();
  return {
    message: refused?.message,
    refuse: (message: string) => setRefused((before) => ({ message, times: (before?.times ?? 0) + 1 })),
    forget: () => setRefused(undefined),
    aloud: (
      <span role="status" className="sr-only">
        <span key={refused?.times}>{refused?.message}</span>
      </span>
    ),
  };
}
