import type { ReactNode } from 'react';
import { Disclosure } from '../../ui/disclosure.tsx';

export interface Question {
  readonly asked: string;
  readonly answer: ReactNode;
}

/** Questions that open to their answers; native, so they need no scripts. */
export function Questions({ questions }: { questions: readonly Question[] }) {
  return (
    <div className="max-w-measure">
      {questions.map(({ asked, answer }) => (
        <Disclosure key={asked} summary={asked} className="border-t border-line py-2">
          <div className="text-ink-2">{answer}</div>
        </Disclosure>
      ))}
    </div>
  );
}
