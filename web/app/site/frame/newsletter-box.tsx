import { type FormEvent, useRef, useState } from 'react';
import { SendButton } from '../../ui/send-button.tsx';
import { SpriteIcon } from '../../ui/sprite-icon.tsx';
import { TrapField } from '../../ui/trap-field.tsx';

/** Whether the form is being sent, or its result. */
type State = 'idle' | 'sending' | { readonly message: string; readonly failed: boolean };

/** Newsletter sign-up in the footer of every page. Without scripts the form leads to the newsletter page. */
export function NewsletterBox() {
  const [state, setState] = useState<State>('idle');
  const status = useRef<HTMLParagraphElement>(null);
  const result = typeof state === 'string' ? undefined : state;

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    setState('sending');
    const outcome = await subscribe(new FormData(form));
    if (!outcome.failed) form.reset();
    setState(outcome);
    // The disabled button lost its focus.
    status.current?.focus();
  }

  return (
    <form method="post" action="/newsletter" noValidate onSubmit={send} className="w-full max-w-[24em]">
      <label htmlFor="newsletter-email" className="text-15 font-semibold">
        Newsletter
      </label>
      <p id="newsletter-hint" className="mt-1 text-14 text-ink-2">
        Get an email when a rule or a fee changes.
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <input
          id="newsletter-email"
          name="email"
          type="email"
          autoComplete="email"
          placeholder="you@company.com"
          aria-invalid={result?.failed || undefined}
          aria-describedby="newsletter-hint newsletter-said"
          className="min-h-12 min-w-0 flex-1 rounded-8 border border-outline bg-field px-4 text-16"
        />
        <SendButton look="gold" sending={state === 'sending'}>
          Subscribe
        </SendButton>
      </div>
      <TrapField />
      <p id="newsletter-said" ref={status} role="status" tabIndex={-1} className="mt-2 text-14">
        {result?.failed ? <Problem message={result.message} /> : result?.message}
      </p>
    </form>
  );
}

/** An icon and a word, so that colour is never the only sign. */
function Problem({ message }: { message: string }) {
  return (
    <span className="flex items-start gap-1.5 font-semibold">
      <SpriteIcon name="circle-alert" size={18} className="mt-px shrink-0" />
      <span>{message.startsWith('Error') ? message : `Problem: ${message}`}</span>
    </span>
  );
}

/** Calls the API directly, so as not to load the newsletter page's module. */
async function subscribe(form: FormData): Promise<Exclude<State, string>> {
  try {
    const response = await fetch('/api/newsletter', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(Object.fromEntries(form)),
    });
    const { message, fields }: { message: string; fields?: { email?: string } } = await response.json();
    return { message: fields?.email ?? message, failed: !response.ok };
  } catch {
    return { message: 'Error: your connection dropped, and nothing was sent.', failed: true };
  }
}
