import { CloudOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLiveState } from './live.ts';
import './live-sign.css';

/** Milliseconds that a connection may be lost before the user sees a message. */
const patience = 8_000;

/** Says, once the connection has been lost for a while, that updates are delayed. Pages poll meanwhile. */
export function LiveSign() {
  const isLost = useLiveState() === 'lost';
  const [isTold, setTold] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setTold(isLost), isLost ? patience : 0);
    return () => clearTimeout(timer);
  }, [isLost]);
  return (
    <div role="status" className="live-sign">
      {isTold && (
        <p>
          <CloudOff size={18} />
          <span>Reconnecting…</span>
        </p>
      )}
    </div>
  );
}
