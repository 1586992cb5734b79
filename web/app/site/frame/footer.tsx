import { type FormEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { operator } from '../../text/operator.ts';
import { firstPublished, product } from '../../text/product.ts';
import { Rosette } from '../../ui/rosette.tsx';
import { SendButton } from '../../ui/send-button.tsx';
import { SpriteIcon } from '../../ui/sprite-icon.tsx';
import { ThemeControl } from '../../ui/theme-control.tsx';
import { TrapField } from '../../ui/trap-field.tsx';
import { Logo } from './logo.tsx';
import { footerColumns, legalEntries, type Menu } from './menus.ts';

const licence = 'https://www.nationalarchives.gov.uk/doc/open-government-licence/version/3/';

export function Footer() {
  return (
    <footer className="foot-ground no-print relative isolate overflow-clip">
      <Rosette
        seed="foot"
        className="-bottom-88 -left-72 -z-10 max-sm:hidden size-176 text-gold-2 opacity-15"
      />
      <div className="page-width py-10">
        <div className="grid gap-x-8 gap-y-8 lg:grid-cols-[1.2fr_3fr]">
          <div className="flex flex-col items-start gap-4">
            <Logo />
            <p className="max-w-[19em] text-15 text-ink-2">General information. The Home Office decides.</p>
            <NewsletterBox />
            <ThemeControl />
          </div>
          <nav aria-label="Footer" className="grid gap-x-6 gap-y-8 grid-cols-2 md:grid-cols-4">
            {footerColumns.map((column) => (
              <Column key={column.id} column={column} />
            ))}
          </nav>
        </div>
        <div className="mt-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-ink/15 pt-6 text-14 text-ink-2">
          <ul className="flex flex-wrap gap-x-6">
            {legalEntries.map(({ label, to }) => (
              <li key={to}>
                <FooterLink to={to}>{label}</FooterLink>
              </li>
            ))}
          </ul>
          <SocialLinks />
          <p>
            © {firstPublished} {product}
          </p>
          <p className="w-full">
            Contains public sector information licensed under the{' '}
            <a
              href={licence}
              rel="license noreferrer"
              className="underline underline-offset-4 hover:text-ink"
            >
              Open Government Licence v3.0
            </a>
            .
          </p>
        </div>
      </div>
    </footer>
  );
}

/** Links to the operator's social media; those without an address are left out. */
function SocialLinks() {
  const links = Object.entries(operator.social).filter(([, address]) => address !== undefined);
  if (links.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-6">
      {links.map(([name, address]) => (
        <li key={name}>
          <a href={address} rel="me noreferrer" className="foot-link">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Column({ column: { label, entries } }: { column: Menu }) {
  return (
    <div>
      <h2 className="font-text text-15 font-semibold tracking-normal">{label}</h2>
      <ul className="mt-2 text-15 text-ink-2">
        {entries.map((entry) => (
          <li key={entry.label}>
            <FooterLink to={entry.to}>{entry.label}</FooterLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

function FooterLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="foot-link">
      {children}
    </Link>
  );
}

/** Whether the form is being sent, or its result. */
type State = 'idle' | 'sending' | { readonly message: string; readonly failed: boolean };

/** Newsletter sign-up in the footer of every page. Without scripts the form leads to the newsletter page. */
function NewsletterBox() {
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
