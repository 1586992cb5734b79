import { ChevronDown } from 'lucide-react';
import { Figure } from './figure.tsx';

interface AnswerBarProps {
  label: string;
  figure: string;
  justAnswered: boolean;
}

/** The answer in a few words: read out when it changes, and on a phone kept in sight, leading to `#answer`. */
export function AnswerBar({ label, figure, justAnswered }: AnswerBarProps) {
  return (
    <>
      <p className="sr-only" role="status">
        {justAnswered ? `${label}: ${figure}` : ''}
      </p>
      <a
        href="#answer"
        className="no-print sticky bottom-0 z-10 -mx-gutter flex min-h-14 items-center justify-between gap-4 border-t border-line bg-card px-gutter py-2 shadow-lift lg:hidden"
      >
        <span className="text-14 text-ink-2">{label}</span>
        <span className="flex items-center gap-2">
          <Figure className="text-20">{figure}</Figure>
          <ChevronDown size={18} aria-hidden />
        </span>
      </a>
    </>
  );
}
