import type { Completeness } from '@portway/contracts/candidate/profile/profile';
import { Link } from 'react-router';
import { LinkButton } from '../../../../ui/button.tsx';
import { Disclosure } from '../../../../ui/disclosure.tsx';
import { Progress } from '../../../../ui/progress.tsx';
import { missingSteps } from '../../step-words.ts';

/** The profile's completeness, the best next step, and all other missing answers. */
export function ToDo({ completeness }: { completeness: Completeness }) {
  const { percent, needed } = completeness;
  const [best, ...others] = missingSteps(completeness);
  return (
    <section aria-labelledby="to-do" className="panel">
      <h3 id="to-do" className="text-20">
        What is missing
      </h3>
      <div className="mt-3">
        <Progress label={`${percent}% complete`} value={percent} />
      </div>
      {best === undefined ? (
        <p className="mt-4 text-15">Nothing: an employer you apply to has all it needs to decide.</p>
      ) : (
        <>
          <p className="mt-4 text-14 text-ink-2">The best next step</p>
          <p className="font-semibold">{best.title}</p>
          <p className="mt-1 text-15 text-ink-2">{best.text}</p>
          <LinkButton to={best.to} className="mt-4">
            {best.action}
          </LinkButton>
        </>
      )}
      {others.length > 0 && (
        <div className="mt-5 border-t border-line">
          <Disclosure summary={`${others.length} more`}>
            <ul>
              {others.map(({ title, to }) => (
                <li key={to}>
                  <Link to={to} className="to-do-link">
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          </Disclosure>
        </div>
      )}
      {needed > 0 && (
        <p className="mt-2 text-14 text-ink-2">
          {needed === 1 ? 'One of these is' : `${needed} of these are`} needed for a complete profile. The
          rest will help.
        </p>
      )}
    </section>
  );
}
