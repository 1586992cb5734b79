import { useEffect, useState } from 'react';
import { Notice } from '../../ui/notice.tsx';
import { arrivalMessage, forgetArrivalMessage } from '../loading/arrival-message.ts';

const shownMs = 6000;

/** What the log-in said, for a moment over the page that it led to: nobody had to wait there to read it. */
export function ArrivalNotice() {
  const [message, setMessage] = useState('');
  useEffect(() => {
    setMessage(arrivalMessage());
  }, []);
  useEffect(() => {
    if (message === '') return;
    // Forgotten only now: the frame is drawn again once it knows who is logged in, and shows it again.
    const timer = setTimeout(() => {
      forgetArrivalMessage();
      setMessage('');
    }, shownMs);
    return () => clearTimeout(timer);
  }, [message]);
  return (
    <div role="status" className="arrival-notice no-print">
      {message !== '' && <Notice kind="success" title={message} />}
    </div>
  );
}
