import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';

/**
 * What is wrong with a form, each line a link to its field. Takes focus when it appears; without scripts
 * `autofocus` does the same. Renders nothing when there is nothing to say.
 */
export function ErrorSummary({
  errors,
  title = 'There is a problem',
}: {
  errors: readonly { name: string; message: string }[];
  title?: string;
}) {
  const box = useRef<HTMLDivElement>(null);
  const said = errors.map(({ name, message }) => `${name} ${message}`).join('\n');
  useEffect(() => {
    if (said !== '') box.current?.focus();
  }, [said]);
  if (errors.length === 0) return null;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="flex gap-3 rounded-16 border-2 border-coral bg-card p-5"
      aria-labelledby="error-summary"
    >
      <CircleAlert size={22} aria-hidden className="mt-0.5 shrink-0 text-coral" />
      <div>
        <h2 id="error-summary" className="text-20">
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
