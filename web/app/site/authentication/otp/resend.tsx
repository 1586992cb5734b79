import { type MouseEvent, useEffect, useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { postToApi } from '../post-to-api.ts';
import type { Purpose } from './otp-purpose.ts';

const pauseSeconds = 60;

/** Requests a new code, at most once a minute: the old one is then invalid, and email takes a moment. */
export function Resend({ purpose }: { purpose: Purpose }) {
  const [said, setSaid] = useState('');
  const [left, setLeft] = useCountdown();

  async function ask({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
    if (left > 0 || form === null) return;
    setSaid('');
    setLeft(pauseSeconds);
    const email = String(new FormData(form).get('email') ?? '').trim();
    const { ok, message, fields } = await postToApi('/api/auth/resend-otp', { email, purpose });
    if (!ok) setLeft(0);
    setSaid(ok ? message : `Error: ${fields.email ?? message}`);
  }

  return (
    <div className="needs-scripts">
      {/* Not disabled, so that it keeps focus; while it waits, it shows how long. */}
      <button
        type="button"
        aria-disabled={left > 0 || undefined}
        onClick={ask}
        className={classNames(
          'inline-flex min-h-11 items-center text-15 font-semibold',
          left > 0 ? 'text-ink-2' : 'text-link underline underline-offset-4',
        )}
      >
        {left > 0 ? `Send a new code in ${left} seconds` : 'Send a new code'}
      </button>
      <p role="status" className="text-14 text-ink-2">
        {said}
      </p>
    </div>
  );
}

/** A countdown in seconds. */
function useCountdown() {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return [left, setLeft] as const;
}
