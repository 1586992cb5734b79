import { Link } from 'react-router';
import { Disclosure } from '../../../../ui/disclosure.tsx';
import { RoleField } from '../../salary/role/role-field.tsx';
import type { JobShown } from './assessment-step.ts';

/** Which job is meant: a title in one's own words or a code, as in the calculators. */
export function JobField({ typed, found, problem }: JobShown) {
  return (
    <div className="mt-8">
      <RoleField
        found={found}
        // The question which one is meant stands at the field, and says it already.
        field={{ name: 'role', defaultValue: typed, error: found.which ? undefined : problem }}
        label="Which job?"
        hint="In your own words, such as backend engineer, or its code, such as 2134. Your result will then be about this job."
        optional
      />
    </div>
  );
}

const link = 'font-medium text-link underline underline-offset-4';

/** The job that was found, before the question on its salary; with the way to another. */
export function JobChosen({ found: { role, matched, others }, change }: JobShown) {
  if (role === undefined) return null;
  return (
    <div className="mt-4 rounded-16 bg-mint px-5 py-3 text-15">
      <p>
        <strong>{role}</strong>
        {matched !== undefined && `, matched from “${matched}”`}.{' '}
        <Link to={change} className={link}>
          Change the job
        </Link>
      </p>
      {others.length > 0 && (
        <Disclosure summary="Other codes that could fit">
          <ul>
            {others.map(({ label, to }) => (
              <li key={label}>
                <Link to={to} className={`flex min-h-11 items-center ${link}`}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  );
}
