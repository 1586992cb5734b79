import type { NextStep } from '@portway/rules/licence-eligibility';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import { Card } from '../../../ui/card.tsx';
import { Tag } from '../../../ui/tag.tsx';
import type { ReasonShown } from './present-result.ts';

/** Each answer and what it means, in words as well as colour. */
export function Reasons({ reasons }: { reasons: readonly ReasonShown[] }) {
  return (
    <section aria-labelledby="reasons" className="min-w-0">
      <h2 id="reasons" className="text-28">
        Why, answer by answer
      </h2>
      <ol className="mt-6 flex flex-col gap-4">
        {reasons.map((reason) => (
          <Reason key={reason.short} {...reason} />
        ))}
      </ol>
    </section>
  );
}

function Reason({ short, answer, ok, meaning }: ReasonShown) {
  const Icon = ok ? CircleCheck : CircleAlert;
  return (
    <li className="rounded-28 border border-line bg-card p-6 shadow-soft">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-20">{short}</h3>
        <Tag look={ok ? 'mint' : 'rose'}>
          <Icon size={16} aria-hidden />
          {ok ? 'In place' : 'To settle'}
        </Tag>
      </div>
      <p className="mt-1 text-14 text-ink-2">Your answer: {answer}</p>
      <p className="mt-3 text-15">{meaning}</p>
    </li>
  );
}

/** The next steps in order, with links. */
export function NextSteps({ steps }: { steps: readonly NextStep[] }) {
  return (
    <Card ground="mint">
      <h2 className="text-22">What to do next</h2>
      <ol className="mt-4 flex list-decimal flex-col gap-4 pl-5">
        {steps.map(({ text, link }) => (
          <li key={text}>
            {text}{' '}
            {link && (
              <Link to={link.url} className="font-medium text-link underline underline-offset-4">
                {link.title}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** Documents that somebody who needs more information still has to collect. */
export function StillNeeded({ documents }: { documents: readonly string[] }) {
  return (
    <section aria-labelledby="still-needed">
      <h2 id="still-needed" className="text-22">
        Documents still needed
      </h2>
      {documents.length === 0 ? (
        <p className="mt-2 text-ink-2">None, by your answer. Have them ready before you apply.</p>
      ) : (
        <>
          <ul className="mt-3 list-disc pl-5">
            {documents.map((document) => (
              <li key={document}>{document}</li>
            ))}
          </ul>
          <p className="mt-3 text-14 text-ink-2">
            The usual set, not the only one. At least four; some bodies need none.
          </p>
        </>
      )}
    </section>
  );
}

/** What the five answers cannot show. */
export function NotChecked({ items }: { items: readonly string[] }) {
  return (
    <section aria-labelledby="not-checked">
      <h2 id="not-checked" className="text-22">
        What we did not check
      </h2>
      <ul className="mt-3 list-disc pl-5 text-ink-2">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}
