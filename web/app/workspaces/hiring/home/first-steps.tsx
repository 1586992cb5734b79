import type { Me } from '@portway/contracts/account/authentication/me';
import type { EmployerHome } from '@portway/contracts/hiring/employer-home/employer-home';
import { Circle, CircleCheck, Sprout } from 'lucide-react';
import { Link } from 'react-router';
import { mayHire } from '../../../kit/loading/hiring-rights.ts';
import { SponsorStepList } from '../sponsorship/sponsor-step-list.tsx';
import { SponsoringQuestion } from '../sponsorship/sponsoring-question.tsx';
import { sponsorSteps } from '../sponsorship/sponsoring-words.ts';
import { home } from './home-queries.ts';

type Begun = NonNullable<EmployerHome['begun']>;

interface Step {
  readonly label: string;
  readonly to: string;
  readonly isDone: boolean;
}

/** The first day: what leads to the first hire, in its order, and what of it is done. */
export function FirstSteps({ begun, me }: { begun: Begun; me: Me }) {
  const { organisation } = me;
  const steps = stepsOf(begun, organisation);
  const next = steps.find(({ isDone }) => !isDone);
  const manages = organisation?.role === 'owner' || organisation?.role === 'admin';
  const stepsToSponsor = sponsorSteps(begun.sponsoring, me);
  return (
    <>
      {manages && (
        <section className="panel" aria-label="Sponsorship">
          <SponsoringQuestion answer={begun.sponsoring} onAnswer={() => void home.ask()} />
          {stepsToSponsor.length > 0 && <SponsorStepList steps={stepsToSponsor} />}
        </section>
      )}
      <HiringSteps steps={steps} next={next} />
    </>
  );
}

function HiringSteps({ steps, next }: { steps: readonly Step[]; next: Step | undefined }) {
  return (
    <section className="home-first" aria-labelledby="first-steps">
      <span aria-hidden className="home-sprout">
        <Sprout size={24} />
      </span>
      <h2 id="first-steps" className="text-22">
        Steps to your first hire
      </h2>
      <p className="text-ink-2">When someone applies, you see it here first.</p>
      <ol>
        {steps.map((step) => (
          <li key={step.label} data-done={step.isDone || undefined}>
            {step.isDone ? <CircleCheck size={20} aria-hidden /> : <Circle size={20} aria-hidden />}
            {step.isDone ? (
              <span>
                {step.label}
                <span className="sr-only">, done</span>
              </span>
            ) : (
              <Link to={step.to} className={step === next ? 'font-semibold' : undefined}>
                {step.label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function stepsOf({ claim, posted, colleagues }: Begun, organisation: Me['organisation']): readonly Step[] {
  const page = '/dashboard/organisation';
  const name = organisation?.name ?? null;
  const manages = organisation?.role === 'owner' || organisation?.role === 'admin';
  const nameStep = {
    label: name === null ? 'Name your organisation' : `${name} is set up`,
    to: page,
    isDone: name !== null,
  };
  const claimed = {
    label:
      claim === 'asked' ? 'Our team checks your entry on the register' : 'Find yourselves on the register',
    to: `${page}/register`,
    isDone: claim !== 'none',
  };
  const post = {
    label: 'Post a job, or paste an advertisement',
    to: '/dashboard/hiring/new-job',
    isDone: posted,
  };
  const invited = { label: 'Invite a colleague', to: `${page}/people`, isDone: colleagues > 0 };
  if (!mayHire({ organisation }))
    return [nameStep, { ...post, to: '/dashboard/hiring/jobs', label: 'See your jobs' }];
  return manages ? [nameStep, claimed, post, invited] : [nameStep, post];
}
