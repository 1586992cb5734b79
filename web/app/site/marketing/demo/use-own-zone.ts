import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';

/**
 * Reloads the page once in the browser's time zone, where its address names none, and keeps what was typed.
 * Not after a form was sent, because the result would be lost.
 */
export function useOwnZone({ zone, zoneGiven }: { zone: string; zoneGiven: boolean }, answered: boolean) {
  const navigate = useNavigate();
  const asked = useRef(false);
  useEffect(() => {
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
    if (asked.current || zoneGiven || answered || own === undefined || own === zone) return;
    asked.current = true;
    const query = new URLSearchParams(location.search);
    query.set('zone', own);
    void navigate(`?${query}${location.hash}`, { replace: true, preventScrollReset: true });
  }, [navigate, zone, zoneGiven, answered]);
}
