import { useEffect } from 'react';
import { Link } from 'react-router';
import { RegisterTag } from '../../../subjects/company/register-tag.tsx';
import { dayInWords } from '../../../text/days.ts';
import { register } from './known-home.ts';

/** What candidates read of the organisation's entry on the register. */
export function RegisterCard({ name }: { name: string }) {
  useEffect(register.learn, []);
  const match = register.use();
  if (typeof match !== 'object' || match.edition === null) return null;
  return (
    <section className="panel home-register" aria-label="Your entry on the register">
      <p className="font-semibold wrap-anywhere">{name}</p>
      <RegisterTag match={match} />
      <p className="text-14 text-ink-2">
        Register of {dayInWords(match.edition.publishedOn)}.{' '}
        <Link to="/dashboard/organisation#register" className="text-link underline underline-offset-4">
          See your entry
        </Link>
      </p>
    </section>
  );
}
