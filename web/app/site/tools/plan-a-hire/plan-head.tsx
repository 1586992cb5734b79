import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Rosette } from '../../../ui/rosette.tsx';

interface PlanHeadProps {
  /** The hire in one line; undefined until there is one. */
  title: string | undefined;
  chips: readonly string[];
}

const look = 'rounded-full border border-ink/25 px-3 py-1 text-13';
/** So many answers a phone shows; all of them are in the questions under them. */
const onPhone = 2;

/** The green head: what is asked, or the hire with the answers that count as chips. */
export function PlanHead({ title, chips }: PlanHeadProps) {
  return (
    <header className="hero-ground plan-head relative isolate overflow-clip">
      <Rosette
        seed="tools"
        className="fade-left -top-24 -right-80 -z-10 size-136 text-gold-2 opacity-20 sm:-right-24"
      />
      <div className="page-width pt-2 sm:pt-6">
        <Breadcrumbs trail={[{ to: '/tools', title: 'Tools' }]} />
        {title === undefined ? (
          <>
            <h1 className="text-48">Plan this hire</h1>
            <p className="mt-3 max-w-measure text-20 text-ink-2">
              Can this job be sponsored, what must it pay, what does it cost, and when can they start? One
              answer, with the rule behind each figure.
            </p>
          </>
        ) : (
          <>
            <h1 className="text-22 sm:text-36">{title}</h1>
            <ul aria-label="Your answers" className="mt-3 flex flex-wrap gap-2 sm:mt-4">
              {chips.map((chip, index) => (
                <li key={chip} className={classNames(look, index >= onPhone && 'max-sm:hidden')}>
                  {chip}
                </li>
              ))}
              {chips.length > onPhone && (
                <li className={classNames(look, 'sm:hidden')}>{chips.length - onPhone} more</li>
              )}
            </ul>
          </>
        )}
      </div>
    </header>
  );
}
