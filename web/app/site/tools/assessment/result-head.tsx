import type { EligibilityStatus } from '@portway/rules/licence-eligibility';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Rosette } from '../../../ui/rosette.tsx';
import { SpriteIcon, type SpriteName } from '../../../ui/sprite-icon.tsx';
import type { ResultShown } from './present-result.ts';
import { ResultTicket } from './result-ticket.tsx';
import './confetti.css';

const marks: Readonly<Record<EligibilityStatus, { icon: SpriteName; colour: string }>> = {
  eligible: { icon: 'circle-check', colour: 'text-link' },
  'more-information-needed': { icon: 'triangle-alert', colour: 'text-gold' },
  'not-eligible': { icon: 'circle-alert', colour: 'text-coral' },
};

/** The verdict, its explanation, the first thing to do, and the job or what is still to settle as a ticket. */
export function ResultHead({ result }: { result: ResultShown }) {
  const { status, word, explanation, inPlace, judgedOn, reasons, job } = result;
  const { icon, colour } = marks[status];
  const hasTicket = job !== undefined || reasons.some(({ ok }) => !ok);
  return (
    <header className="hero-ground relative isolate overflow-clip">
      <Rosette
        seed="result"
        className="fade-left top-1/2 -right-80 -z-10 size-136 [translate:0_-50%] text-gold-2 opacity-20 sm:-right-24 lg:size-176"
      />
      <div
        className={classNames(
          'page-width grid items-center gap-x-12 gap-y-5 pt-4 pb-6 sm:pt-6 sm:pb-8 lg:py-14',
          hasTicket && 'lg:grid-cols-[1.35fr_1fr]',
        )}
      >
        <div>
          <Breadcrumbs
            trail={[{ to: '/sponsor-licence-assessment', title: 'Sponsor licence eligibility' }]}
          />
          <h1 className="flex max-w-[11em] items-start gap-4 text-48">
            <SpriteIcon name={icon} size={40} className={classNames('mt-1 shrink-0', colour)} />
            {word}
          </h1>
          <p className="mt-4 max-w-[33em] sm:text-20">{explanation}</p>
          <p className="mt-2 text-14 text-ink-2">
            {inPlace}, by the law of {judgedOn}. General information. The Home Office decides.
          </p>
          <div className="mt-4 flex flex-wrap gap-3 lg:mt-8">
            <Actions first={result.nextSteps[0]} />
          </div>
        </div>
        {hasTicket && <ResultTicket {...result} />}
      </div>
      {status === 'eligible' && <Confetti />}
    </header>
  );
}

/** The first step of the list, and the consultation. */
function Actions({ first }: { first: ResultShown['nextSteps'][number] | undefined }) {
  return (
    <>
      {first && (
        <LinkButton to={first.link.url} look="gold">
          {first.title}
        </LinkButton>
      )}
      <LinkButton to="/demo?purpose=consultation" look="outline">
        Book your consultation
      </LinkButton>
    </>
  );
}

/** Confetti that falls once over the head of the page. Decorative; not shown with reduced motion. */
function Confetti() {
  return <div aria-hidden className="confetti no-print" />;
}
