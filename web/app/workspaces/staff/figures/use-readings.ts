import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Figures } from './figure-words.ts';

const everyMs = 10_000;
const maxReadings = 60;

/** The last ten minutes of readings since the page was opened, refreshed while it is on the screen. */
export function useReadings(figures: Figures): readonly Figures[] {
  const { revalidate } = useRevalidator();
  const [readings, setReadings] = useState<readonly Figures[]>([figures]);
  if (readings.at(-1)?.at !== figures.at) setReadings([...readings, figures].slice(-maxReadings));
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate();
    }, everyMs);
    return () => clearInterval(timer);
  }, [revalidate]);
  return readings;
}
