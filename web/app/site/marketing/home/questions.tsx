import { Link } from 'react-router';
import { Rosette } from '../../../ui/rosette.tsx';
import { AnswerText } from '../faq/answer-text.tsx';
import type { Subject } from '../faq/questions.ts';
import { Picks, whens } from './picks.tsx';
import './questions.css';

/** Number of subjects shown before "+N more". */
const visibleCount = 4;

/**
 * Questions by subject. Each is a native `<details>`, one open at a time: in place on a phone, in a panel
 * beside the list on a wide screen. In every subject the first question starts open; `/home.js` opens it
 * again when the subject changes.
 */
export function HomeQuestions({ subjects }: { subjects: readonly Subject[] }) {
  const names = subjects.map(({ name }) => name);
  return (
    <div className="reveal-group">
      <Picks
        name="subject"
        legend="Subject"
        picks={names.slice(0, visibleCount)}
        more={names.slice(visibleCount)}
      />
      <div className="question-area">
        <div aria-hidden className="question-panel">
          <Rosette seed="tools" className="fade-left -top-16 -right-24 -z-10 size-120 text-gold opacity-35" />
        </div>
        {subjects.map(({ id, questions }, index) => (
          <QuestionList key={id} when={whens[index] ?? ''} questions={questions} />
        ))}
      </div>
      <p className="answer mt-2">
        <Link to="/faq">All questions and answers</Link>
      </p>
    </div>
  );
}

function QuestionList({ when, questions }: Pick<Subject, 'questions'> & { when: string }) {
  return (
    <div data-when={when} className="question-list">
      {questions.map(({ id, question, answer }, index) => (
        <details key={id} name={`asked-${when}`} open={index === 0}>
          <summary>{question}</summary>
          <div className="answer">
            <b aria-hidden>{question}</b>
            <AnswerText answer={answer} />
          </div>
        </details>
      ))}
    </div>
  );
}
