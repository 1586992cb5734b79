import type { Profile } from '@portway/contracts/candidate/profile/profile';
import { Link } from 'react-router';
import { profilePaths } from '../../../../text/profile-paths.ts';

/** The companies that must not find the candidate. */
export function WhoDoesNotSee({ hiddenFrom }: Pick<Profile, 'hiddenFrom'>) {
  if (hiddenFrom.length === 0) return null;
  return (
    <section aria-labelledby="hidden" className="panel">
      <h3 id="hidden" className="text-20">
        Who must not find you
      </h3>
      <ul className="mt-3 text-15">
        {hiddenFrom.map(({ name, because }) => (
          <li key={name} className="py-1 wrap-anywhere">
            {name}
            {because === 'employer' && <span className="text-ink-2"> (your employer)</span>}
          </li>
        ))}
      </ul>
      <Link to={`${profilePaths.preferences}#hiddenFrom`} className="to-do-link">
        Change who
      </Link>
    </section>
  );
}
