import type { Completeness } from '@portway/contracts/candidate/profile/profile';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { askCompleteness, useCompleteness } from '../completeness.ts';
import { StepRow } from './next-steps.tsx';
import { profileStepsFor } from './profile-steps.ts';
import type { Step } from './steps.ts';
import { wholeWords } from './whole-words.ts';
import '../../../ui/progress.css';

/** The candidate's next steps: first the profile, then the account. */
export function ProfileProgress({ others }: { others: readonly Step[] }) {
  const completeness = useCompleteness();
  // Another tab or device may have saved meanwhile.
  useEffect(() => void askCompleteness(), []);
  return (
    <section aria-labelledby="next" className="mt-6">
      <h2 id="next" className="text-22">
        What to do next
      </h2>
      <div className="panel mt-4">
        {completeness === 'asking' && (
          <div className="home-asking">
            <Skeleton lines={[6, 10, 9, 7, 8]} card={false} />
          </div>
        )}
        {completeness === 'unreadable' && <Unreadable />}
        {typeof completeness === 'object' && <Known completeness={completeness} others={others} />}
      </div>
    </section>
  );
}

function Known({ completeness, others }: { completeness: Completeness; others: readonly Step[] }) {
  const { title, text } = wholeWords(completeness);
  const [best, ...more] = profileStepsFor(completeness);
  return (
    <>
      <div className="home-whole">
        <p className="font-semibold">{title}</p>
        <p className="text-15 text-ink-2">{text}</p>
        <progress className="progress" value={completeness.percent} max={100} aria-label={title} />
      </div>
      <ol className="rows home-steps">
        <StepRow step={best} look="primary" />
        {others.map((step) => (
          <StepRow key={step.title} step={step} look="outline" />
        ))}
      </ol>
      {more.length > 0 && <Missing steps={more} />}
    </>
  );
}

function Missing({ steps }: { steps: readonly Step[] }) {
  return (
    <Disclosure summary={`What else is missing (${steps.length})`} className="home-missing">
      <ul>
        {steps.map(({ to, title, Icon }) => (
          <li key={title}>
            <Link to={to} className="menu-item gap-3">
              <Icon size={20} />
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

function Unreadable() {
  return (
    <>
      <Notice kind="error" live title="We could not load your profile">
        <p>Check your connection, then try again. Nothing is lost.</p>
      </Notice>
      <Button type="button" look="outline" className="mt-4" onClick={() => void askCompleteness()}>
        Try again
      </Button>
    </>
  );
}
