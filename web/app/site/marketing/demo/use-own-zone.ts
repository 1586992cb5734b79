import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';

/**
 * Shows the page in the browser's own time zone, once, where its address names none: quietly in place, so that all that
 * was typed stays. Not over the answer to a form, which would be lost.
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
