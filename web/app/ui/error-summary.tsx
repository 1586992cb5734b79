import { useEffect, useId, useRef } from 'react';
import { SpriteIcon } from './sprite-icon.tsx';
import { useIsHydrating } from './use-is-hydrating.ts';

interface ErrorSummaryProps {
  errors: readonly { name: string; message: string }[];
  title?: string;
  /** `false` while the user is still answering: the summary is announced, and focus stays in the field. */
  takesFocus?: boolean;
}

/** The errors of a form, each linking to its field. Renders nothing without errors. */
export function ErrorSummary({ errors, title = 'There is a problem', takesFocus = true }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const heading = useId();
  const woke = useRef(useIsHydrating());
  const summary = errors.map(({ name, message }) => `${name} ${message}`).join('\n');
  useEffect(() => {
    // When a page hydrates late, the user may be in a field already.
    const atWork = woke.current && document.activeElement !== document.body;
    if (summary !== '' && takesFocus && !atWork) box.current?.focus();
    woke.current = false;
  }, [summary, takesFocus]);
  if (errors.length === 0) return null;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="flex gap-3 rounded-16 border-2 border-coral bg-card p-5"
      aria-labelledby={heading}
    >
      <SpriteIcon name="circle-alert" size={22} className="mt-0.5 shrink-0 text-coral" />
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
