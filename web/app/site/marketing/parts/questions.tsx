import type { ReactNode } from 'react';
import { Disclosure } from '../../../ui/disclosure.tsx';

export interface Question {
  readonly asked: string;
  readonly answer: ReactNode;
}

interface QuestionsProps {
  title: string;
  questions: readonly Question[];
  /** `sand` sets them off from a section before them that has no background. */
  ground?: 'sand';
}

/** Questions that open to their answers; native, so they need no scripts. Followed by the closing action. */
export function Questions({ title, questions, ground }: QuestionsProps) {
  return (
    <section
      aria-labelledby="questions"
      className={ground === 'sand' ? 'bg-sand/50 py-section' : 'pt-section'}
    >
      <div className="page-width grid items-start gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <h2 id="questions" className="text-36">
          {title}
        </h2>
        <div className="border-b border-line">
          {questions.map(({ asked, answer }) => (
            <Disclosure key={asked} summary={asked} className="border-t border-line py-2">
              <div className="max-w-measure text-ink-2">{answer}</div>
            </Disclosure>
          ))}
        </div>
      </div>
    </section>
  );
}
