import { Figure } from './figure.tsx';
import { SpriteIcon } from './sprite-icon.tsx';

interface AnswerBarProps {
  label: string;
  figure: string;
  /** What else to keep in view, in place of the label. */
  beside?: readonly string[];
  justAnswered: boolean;
}

/**
 * A short form of the answer: announced when it changes, and on a phone kept in view, linking to `#answer`.
 */
export function AnswerBar({ label, figure, beside = [], justAnswered }: AnswerBarProps) {
  return (
    <>
      <p className="sr-only" role="status">
        {justAnswered ? `${label}: ${figure}` : ''}
      </p>
      {/* The link is only as large as its figure, so that it leaves room for the field beneath the bar; a
          click anywhere on the bar works. */}
      <div className="no-print sticky bottom-0 z-10 -mx-gutter flex min-h-14 items-center justify-between gap-4 border-t border-line bg-card px-gutter py-1 shadow-lift lg:hidden">
        {beside.length === 0 && <span className="text-14 text-ink-2">{label}</span>}
        <a
          href="#answer"
          aria-label={`${label}: ${figure}`}
          className="flex min-h-11 items-center gap-2 covers-all"
        >
          <Figure className={beside.length === 0 ? 'text-20' : 'text-15 whitespace-normal'}>{figure}</Figure>
          <SpriteIcon name="chevron-down" size={18} />
        </a>
        {beside.map((each) => (
          <Figure key={each} className="text-15">
            {each}
          </Figure>
        ))}
      </div>
    </>
  );
}
