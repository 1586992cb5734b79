import { useEffect, useState } from 'react';
import { Notice } from '../../ui/notice.tsx';
import { arrivalMessage, forgetArrivalMessage } from '../loading/arrival-message.ts';

const shownMs = 6000;

/** What the log-in said, for a moment over the page that it led to: nobody had to wait there to read it. */
export function ArrivalNotice() {
  const [message, setMessage] = useState('');
  useEffect(() => {
    setMessage(arrivalMessage());
    forgetArrivalMessage();
  }, []);
  useEffect(() => {
    if (message === '') return;
    const timer = setTimeout(() => setMessage(''), shownMs);
    return () => clearTimeout(timer);
  }, [message]);
  return (
    <div role="status" className="arrival-notice no-print">
      {message !== '' && <Notice kind="success" title={message} />}
    </div>
  );
}
