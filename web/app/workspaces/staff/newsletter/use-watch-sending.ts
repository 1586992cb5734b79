import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

const everyMs = 3_000;

/** Loads the page again every few seconds while an issue is being sent and somebody looks. */
export function useWatchSending(sending: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!sending) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate();
    }, everyMs);
    return () => clearInterval(timer);
  }, [sending, revalidate]);
}
