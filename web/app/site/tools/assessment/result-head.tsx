import type { EligibilityStatus } from '@portway/rules/licence-eligibility';
import { CircleAlert, CircleCheck, type LucideIcon, TriangleAlert } from 'lucide-react';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { PageHero } from '../../../ui/page-hero.tsx';
import { TicketCard } from '../../../ui/ticket-card.tsx';
import { Confetti } from './confetti.tsx';
import type { ResultShown } from './present-result.ts';

const marks: Readonly<Record<EligibilityStatus, { Icon: LucideIcon; colour: string }>> = {
  eligible: { Icon: CircleCheck, colour: 'text-link' },
  'more-information-needed': { Icon: TriangleAlert, colour: 'text-gold' },
  'not-eligible': { Icon: CircleAlert, colour: 'text-coral' },
};

/** The verdict, its explanation, and the five answers as a ticket. */
export function ResultHead({ result, again }: { result: ResultShown; again: string }) {
  const { Icon, colour } = marks[result.status];
  return (
    <div className="relative">
      <PageHero
        seed="result"
        before={
          <Breadcrumbs
            trail={[{ to: '/sponsor-licence-assessment', title: 'Sponsor licence eligibility' }]}
          />
        }
        eyebrow="Your result"
        title={
          <span className="flex items-start gap-4">
            <Icon size={40} aria-hidden className={classNames('mt-1 shrink-0', colour)} />
            {result.word}
          </span>
        }
        lead={`${result.explanation} General information. The Home Office decides.`}
        actions={<Ways again={again} />}
        beside={<Answers result={result} />}
      />
      {result.status === 'eligible' && <Confetti />}
    </div>
  );
}

function Ways({ again }: { again: string }) {
  return (
    <>
      <LinkButton to="/demo?purpose=consultation" look="gold">
        Book your consultation
      </LinkButton>
      <LinkButton to={again} look="outline">
        Answer again
      </LinkButton>
      <p className="w-full text-14 text-ink-2">
        Free, 15 minutes, about how Portway can help. It is not immigration advice.
      </p>
    </>
  );
}

function Answers({ result: { reasons, judgedOn } }: { result: ResultShown }) {
  const inPlace = reasons.filter(({ ok }) => ok).length;
  return (
    <TicketCard
      eyebrow="Five answers"
      title="What you told us"
      lines={reasons.map(({ short, ok }) => ({ label: short, figure: ok ? 'In place' : 'To settle' }))}
      total={{
        label: 'In place',
        figure: `${inPlace} of ${reasons.length}`,
        note: `Judged by the law on ${judgedOn}`,
      }}
    />
  );
}
