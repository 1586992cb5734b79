import type { Completeness, ProfileStep } from '@portway/contracts/candidate/profile/profile';
import {
  BadgeCheck,
  BriefcaseBusiness,
  Camera,
  Coins,
  Compass,
  FileText,
  GraduationCap,
  Link2,
  type LucideIcon,
  MapPin,
  Search,
  Sparkles,
  Sprout,
  UserRound,
  UserRoundCheck,
  Wrench,
} from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { profilePaths } from '../../../text/profile/profile-paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { askCompleteness, useCompleteness } from '../completeness.ts';
import { missingSteps } from '../step-words.ts';
import { StepRow } from './next-steps.tsx';
import type { Step } from './steps.ts';
import { useSomethingWaits } from './what-waits.tsx';
import '../../../ui/progress.css';

const icons: Readonly<Record<ProfileStep, LucideIcon>> = {
  role: Compass,
  about: UserRound,
  'right-to-work': BadgeCheck,
  search: Search,
  places: MapPin,
  work: BriefcaseBusiness,
  education: GraduationCap,
  skills: Wrench,
  resume: FileText,
  'looking-for': Sparkles,
  culture: Sprout,
  salary: Coins,
  photo: Camera,
  links: Link2,
};

const whole: Step = {
  to: profilePaths.overview,
  title: 'See your profile as recruiters do',
  text: 'Nothing is missing. Check it now and then to keep it up to date.',
  action: 'See your profile',
  Icon: UserRoundCheck,
};

/**
 * Steps for the profile: what is missing, the best next step first; if nothing is missing, a link to view it.
 */
export function profileStepsFor(
  completeness: Pick<Completeness, 'steps' | 'begun'>,
): readonly [Step, ...Step[]] {
  const missing = missingSteps(completeness).map(({ step, ...words }) => ({ ...words, Icon: icons[step] }));
  const [first = whole, ...more] = missing;
  return [first, ...more];
}

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
        {typeof completeness === 'object' && <ProgressCard completeness={completeness} others={others} />}
      </div>
    </section>
  );
}

function ProgressCard({ completeness, others }: { completeness: Completeness; others: readonly Step[] }) {
  const { title, text } = wholeWords(completeness);
  const [best, ...more] = profileStepsFor(completeness);
  const isMainAction = !useSomethingWaits();
  return (
    <>
      <div className="home-whole">
        <p className="font-semibold">{title}</p>
        <p className="text-15 text-ink-2">{text}</p>
        <progress className="progress" value={completeness.percent} max={100} aria-label={title} />
      </div>
      <ol className="rows home-steps">
        <StepRow step={best} look={isMainAction ? 'primary' : 'outline'} />
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

/** The profile's completeness in words, and what that means to recruiters. */
export function wholeWords({ percent, steps, begun, needed }: Completeness): { title: string; text: string } {
  if (steps.length === 0) return { title: 'Your profile is complete', text: 'Nothing is missing.' };
  const missing = `${missingWords(steps.length, begun.length)}. ${neededWords(steps.length, needed)}`;
  return { title: `Your profile is ${percent}% complete`, text: missing };
}

function missingWords(missing: number, halfDone: number): string {
  if (missing === 1) return halfDone === 0 ? '1 step is missing' : '1 step is half done';
  if (halfDone === 0) return `${missing} steps are missing`;
  return halfDone === missing
    ? `${missing} steps are half done`
    : `${missing} steps are missing, and ${halfDone} of them ${halfDone === 1 ? 'is' : 'are'} half done`;
}

function neededWords(missing: number, needed: number): string {
  if (needed === 0) return 'Employers you apply to can already see the essentials.';
  if (needed < missing) return `${needed === 1 ? '1 is' : `${needed} are`} essential.`;
  return missing === 1 ? 'It is essential.' : 'All are essential.';
}
