import { CircleAlert, CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import type { Turn } from '../page/turn.ts';
import { SendButton } from '../ui/send-button.tsx';
import { TrapField } from '../ui/trap-field.tsx';

/** The newsletter at the foot of every page. Without scripts the form leads to the page of the newsletter. */
export function NewsletterBox() {
  const { Form, state, data } = useFetcher<Turn>();
  const form = useRef<HTMLFormElement>(null);
  const outcome = state === 'idle' ? data?.outcome : undefined;
  useEffect(() => {
    if (outcome?.kind === 'success') form.current?.reset();
  }, [outcome]);
  const message = data?.problems[0]?.message ?? outcome?.message;
  const failed = outcome?.kind === 'error';
  const Sign = failed ? CircleAlert : CircleCheck;
  return (
    <Form ref={form} method="post" action="/newsletter" noValidate className="w-full max-w-[24em]">
      <label htmlFor="newsletter-email" className="text-15 font-semibold">
        Newsletter
      </label>
      <p id="newsletter-hint" className="mt-1 text-14 text-ink-2">
        A mail when a rule or a fee changes. One click ends it.
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <input
          id="newsletter-email"
          name="email"
          type="email"
          autoComplete="email"
          required
          placeholder="you@company.com"
          aria-invalid={failed || undefined}
          aria-describedby="newsletter-hint newsletter-said"
          className="min-h-12 min-w-0 flex-1 rounded-8 border border-outline bg-field px-4 text-16"
        />
        <SendButton look="gold" sending={state !== 'idle'}>
          Subscribe
        </SendButton>
      </div>
      <TrapField />
      <p id="newsletter-said" role="status" className="text-14">
        {outcome && (
          <span className="mt-2 flex gap-2">
            <Sign size={18} aria-hidden className="mt-px shrink-0" />
            {message}
          </span>
        )}
      </p>
    </Form>
  );
}
