import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Figure } from './figure.tsx';

interface ToolLayoutProps {
  form: ReactNode;
  answer: ReactNode;
  /** The answer in a few words: kept in sight on a phone, and read out when it changes. */
  headline: { label: string; figure: string };
  justAnswered: boolean;
  /** Called when the reader first reaches for the form. */
  onTouch?: () => void;
}

/** A tool: the form at the left and its answer at the right; on a phone one after the other. */
export function ToolLayout({ form, answer, headline, justAnswered, onTouch }: ToolLayoutProps) {
  const asking = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (onTouch) return atFirstTouch(asking.current, onTouch);
  }, [onTouch]);
  return (
    <div className="page-width grid items-start gap-x-12 gap-y-10 pb-section lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <div ref={asking} className="no-print">
        {form}
      </div>
      <div id="answer" className="min-w-0 lg:sticky lg:top-24">
        {answer}
      </div>
      <p className="sr-only" role="status">
        {justAnswered ? `${headline.label}: ${headline.figure}` : ''}
      </p>
      <a
        href="#answer"
        className="no-print sticky bottom-0 z-10 -mx-gutter flex min-h-14 items-center justify-between gap-4 border-t border-line bg-card px-gutter py-2 shadow-lift lg:hidden"
      >
        <span className="text-14 text-ink-2">{headline.label}</span>
        <span className="flex items-center gap-2">
          <Figure className="text-20">{headline.figure}</Figure>
          <ChevronDown size={18} aria-hidden />
        </span>
      </a>
    </div>
  );
}

/** Calls back once, when focus or a pointer first comes into an element; at once when focus is there already. */
function atFirstTouch(element: HTMLElement | null, onTouch: () => void): () => void {
  const heard = new AbortController();
  const once = { signal: heard.signal, once: true };
  element?.addEventListener('focusin', onTouch, once);
  element?.addEventListener('pointerdown', onTouch, once);
  if (element?.contains(document.activeElement)) onTouch();
  return () => heard.abort();
}
