import { call } from '@portway/contracts/client';
import { checkSponsorOperation } from '@portway/contracts/sponsor/duties/checks/sponsor-today';
import { type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import { asMe } from '../../../kit/loading/signed-in.ts';
import { Button } from '../../../ui/button.tsx';

export const clock = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/London',
});

/** A check takes a few seconds of a moderate organisation. */
const loadAgainAfter = 6_000;

/** Has all records looked at now, instead of at night. */
export function CheckNow() {
  const [says, setSays] = useState<ReactNode>(null);
  const { revalidate } = useRevalidator();
  const begin = async () => {
    const me = { fetch: asMe(new Request(location.href)) };
    const outcome = await call(checkSponsorOperation, undefined, me).catch(() => null);
    if (outcome !== null) setTimeout(() => void revalidate(), loadAgainAfter);
    setSays(outcome?.message ?? 'The check did not begin. Try again in a minute.');
  };
  return (
    <>
      <Button type="button" look="outline" className="mt-3" onClick={() => void begin()}>
        Check now
      </Button>
      <p role="status" className="text-14 text-ink-2">
        {says}
      </p>
    </>
  );
}
