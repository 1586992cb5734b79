import { Link } from 'react-router';
import { type Answer, type AnswerPart, noAnswer, wordsIn } from './answer.ts';

/** An answer as paragraphs, or a note where there is none yet. */
export function AnswerText({ answer }: { answer: Answer }) {
  if (answer.length === 0) return <p>{noAnswer}</p>;
  return answer.map((parts) => <p key={wordsIn(parts)}>{parts.map(partOf)}</p>);
}

function partOf(part: AnswerPart) {
  if (typeof part === 'string') return part;
  const { words, to, about } = part;
  return (
    <Link key={to} to={to}>
      {words}
      {about !== undefined && <span className="sr-only"> {about}</span>}
    </Link>
  );
}
