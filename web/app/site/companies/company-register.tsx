import type { Company } from '@portway/contracts/hiring/companies/companies';
import { Link } from 'react-router';
import {
  entryPath,
  isOldEdition,
  lookItUp,
  registerLines,
  uncheckedLine,
} from '../../subjects/company/register-words.ts';
import { card } from './company-facts.tsx';

/** The company's entry on the register of sponsors: what it says, what that means, and what it does not. */
export function CompanyRegister({ company: { register }, today }: { company: Company; today: string }) {
  const path = entryPath(register);
  const isListed =
    register.confirmed !== null && register.confirmed.lastSeenOn === register.edition?.publishedOn;
  const isOld = isOldEdition(register, today);
  return (
    <section aria-labelledby="register" className={card}>
      <h2 id="register" className="text-20">
        Register of licensed sponsors
      </h2>
      <div className="company-register">
        {registerLines(register).map((line) => (
          <p key={line}>{line}</p>
        ))}
        {register.edition !== null && (
          <dl>
            {isListed && (
              <div>
                <dt>It means</dt>
                <dd>
                  The Home Office has licensed this entry to sponsor workers on the routes that it names.
                </dd>
              </div>
            )}
            <div>
              <dt>It does not mean</dt>
              <dd>
                That the company sponsors you, or that a given job can be sponsored: that depends on the job
                and its pay. {uncheckedLine(register).join(' ')}
              </dd>
            </div>
          </dl>
        )}
        {(isOld || register.edition === null) && <p>{lookItUp(isOld)}</p>}
        <p>
          <Link to={path ?? '/sponsors'} className="text-link underline underline-offset-4">
            {path === undefined ? 'Search the register of sponsors' : 'See this entry and its history'}
          </Link>
        </p>
      </div>
    </section>
  );
}
