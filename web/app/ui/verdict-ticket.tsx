import type { ReactNode, Ref } from 'react';
import { classNames } from './class-names.ts';
import { Figure } from './figure.tsx';
import './verdict-ticket.css';
import { SpriteIcon, type SpriteName } from './sprite-icon.tsx';

export type VerdictLook = 'clear' | 'open' | 'barrier' | 'waiting';

const looks: Record<VerdictLook, { icon: SpriteName; mark: string; ground: string }> = {
  clear: { icon: 'circle-check', mark: 'text-link', ground: '' },
  open: { icon: 'triangle-alert', mark: 'text-ink', ground: 'verdict-open' },
  barrier: { icon: 'ban', mark: 'text-coral', ground: 'verdict-barrier' },
  waiting: { icon: 'circle-help', mark: 'text-ink-2', ground: '' },
};

interface VerdictTicketProps {
  look: VerdictLook;
  /** The question that the verdict answers. */
  question: string;
  verdict: string;
  /** The one reason that decides. */
  reason: ReactNode;
  /** Under the punched line; without figures there is no line. */
  figures: readonly { label: string; figure: string; note: string }[];
  /** Takes focus when the answer is new. */
  headingRef?: Ref<HTMLHeadingElement>;
}

/** A verdict drawn as a ticket: icon, word and reason, then its figures under a punched line. */
export function VerdictTicket({ look, question, verdict, reason, figures, headingRef }: VerdictTicketProps) {
  const { icon, mark, ground } = looks[look];
  return (
    <section className={classNames('ticket verdict scheme-page', ground)} aria-label={question}>
      <div
        className={classNames(
          'px-5 pt-4 pb-5 sm:px-8 sm:pt-8 sm:pb-7',
          figures.length > 0 ? 'ticket-top' : 'ticket-whole',
        )}
      >
        <p className={classNames('flex items-center gap-2 text-15 font-semibold', mark)}>
          <SpriteIcon name={icon} size={20} className="shrink-0" />
          {question}
        </p>
        <h2 ref={headingRef} tabIndex={-1} className="mt-2 text-36 sm:text-48">
          {verdict}
        </h2>
        <div className="mt-3 flex max-w-measure flex-col gap-2 text-15 sm:mt-4 sm:text-16">{reason}</div>
      </div>
      {figures.length > 0 && (
        <dl className="ticket-end verdict-figures px-5 pt-5 pb-5 sm:px-8 sm:pt-7 sm:pb-7">
          {figures.map(({ label, figure, note }) => (
            <div key={label}>
              <dt className="text-14 text-ink-2 sm:text-15">{label}</dt>
              <dd>
                <Figure size="large" className={/^£[\d,.]+$/.test(figure) ? '' : 'whitespace-normal'}>
                  {figure}
                </Figure>
                <span className="block text-14 text-ink-2">{note}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
