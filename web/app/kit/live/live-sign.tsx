import { CloudOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLiveState } from './live.ts';
import './live-sign.css';

/** Milliseconds that a connection may be gone before anybody is told. */
const patience = 8_000;

/** Says, once it has been so for a while, that what happens is not heard at once. Pages ask again meanwhile. */
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
