import type { NextStep } from '@portway/rules/licence-eligibility';
import { Link } from 'react-router';
import { classNames } from '../../../../ui/class-names.ts';
import { SpriteIcon } from '../../../../ui/sprite-icon.tsx';
import type { ReasonShown } from './present-result.ts';

const link = 'font-medium text-link underline underline-offset-4';

/** What to do now, in order, with links. */
export function NextSteps({ steps }: { steps: readonly NextStep[] }) {
  return (
    <section aria-labelledby="now" className="min-w-0">
      <h2 id="now" className="text-28">
        What to do now, in this order
      </h2>
      <ol className="mt-4 flex flex-col gap-3 sm:gap-4">
        {steps.map(({ title, text, link: { title: label, url } }, index) => (
          <li key={title} className="flex items-start gap-4">
            <span
              aria-hidden
              className="grid size-8 shrink-0 place-items-center rounded-full bg-mint text-15 font-bold text-link"
            >
              {index + 1}
            </span>
            <div className="min-w-0 pt-0.5">
              <h3 className="font-text text-16 font-semibold tracking-normal">{title}</h3>
              <p className="mt-0.5 text-15 text-ink-2">
                {text}{' '}
                <Link to={url} className={link}>
                  {label}
                </Link>
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface AnswersProps {
  reasons: readonly ReasonShown[];
  /** The questions, with the answers still filled in. */
  again: string;
}

/** The five answers, each a line that opens to the law behind it. In words as well as colour. */
export function Answers({ reasons, again }: AnswersProps) {
  return (
    <section aria-labelledby="reasons" className="min-w-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="reasons" className="text-22">
          {reasons.length > 5 ? 'Your answers' : 'Your five answers'}
        </h2>
        <Link to={again} className={`no-print text-15 ${link}`}>
          Answer again
        </Link>
      </div>
      <div className="mt-3 border-t border-line">
        {reasons.map((reason) => (
          <Answer key={reason.short} {...reason} />
        ))}
      </div>
    </section>
  );
}

function Answer({ short, answer, ok, summary, law }: ReasonShown) {
  const icon = ok ? 'circle-check' : 'circle-alert';
  return (
    <details className="disclosure border-b border-line">
      <summary className="flex items-start gap-3 rounded-8 py-2 hover:text-link sm:py-2.5">
        <SpriteIcon
          name={icon}
          size={22}
          className={classNames('shrink-0', ok ? 'text-link' : 'text-coral')}
        />
        <span className="min-w-0 grow text-15">
          <span className="flex justify-between gap-3">
            <span className="font-semibold">{short}</span>{' '}
            <span className={classNames('font-semibold whitespace-nowrap', ok ? 'text-link' : 'text-coral')}>
              {ok ? 'In place' : 'To do'}
            </span>
          </span>
          <span className="block text-ink-2">{summary}</span>
        </span>
        <SpriteIcon name="chevron-right" size={20} className="disclosure-mark mt-0.5 shrink-0" />
      </summary>
      <div className="pb-4 pl-[34px] text-15 text-ink-2">
        <p>{law}</p>
        <p className="mt-2 text-14">Your answer: {answer}</p>
      </div>
    </details>
  );
}

/** What the five answers cannot show. */
export function NotChecked({ items }: { items: readonly string[] }) {
  return (
    <section aria-labelledby="not-checked">
      <h2 id="not-checked" className="text-22">
        What we did not check
      </h2>
      <ul className="mt-2 list-disc pl-5 text-14 text-ink-2">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}
