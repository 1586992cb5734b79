import { CircleAlert } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useIsHydrating } from './use-is-hydrating.ts';

interface ErrorSummaryProps {
  errors: readonly { name: string; message: string }[];
  title?: string;
  /** `false` while the reader is still answering: it is read out, and focus stays in the field. */
  takesFocus?: boolean;
}

/** What is wrong with a form, each line a link to its field. Renders nothing when there is nothing to say. */
export function ErrorSummary({ errors, title = 'There is a problem', takesFocus = true }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const heading = useId();
  const woke = useRef(useIsHydrating());
  const said = errors.map(({ name, message }) => `${name} ${message}`).join('\n');
  useEffect(() => {
    // A page that wakes late finds its reader in a field already.
    const atWork = woke.current && document.activeElement !== document.body;
    if (said !== '' && takesFocus && !atWork) box.current?.focus();
    woke.current = false;
  }, [said, takesFocus]);
  if (errors.length === 0) return null;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="flex gap-3 rounded-16 border-2 border-coral bg-card p-5"
      aria-labelledby={heading}
    >
      <CircleAlert size={22} aria-hidden className="mt-0.5 shrink-0 text-coral" />
      <div>
        <h2 id={heading} className="text-20">
          {title}
        </h2>
        <ul className="mt-2 flex flex-col gap-1">
          {errors.map(({ name, message }) => (
            <li key={name}>
              <a href={`#${name}`} className="font-medium text-coral underline underline-offset-4">
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
