import { Mail } from 'lucide-react';
import { operator } from '../../text/operator.ts';

const helps = [
  'Who you are: an organisation, a person or a university, and how large.',
  'What you want to do, and by which day.',
  'For a question about a figure: the address of the page, which holds your answers.',
];

/** The left column: how to write, and what helps us to answer at once. */
export function WriteToUs() {
  return (
    <section aria-labelledby="write">
      <h2 id="write" className="text-28">
        Write to us
      </h2>
      <p className="mt-3 max-w-measure text-ink-2">Three things let us answer without asking back.</p>
      <ol className="mt-6 flex max-w-measure flex-col gap-4">
        {helps.map((help, index) => (
          <li key={help} className="grid grid-cols-[auto_1fr] gap-4 border-t border-line pt-4">
            <span aria-hidden className="figures font-display text-22 font-bold text-link">
              {index + 1}
            </span>
            {help}
          </li>
        ))}
      </ol>
      <p className="mt-8">
        <a
          href={`mailto:${operator.email}`}
          className="inline-flex min-h-12 items-center gap-2 rounded-full bg-action px-6 font-semibold text-on-action transition hover:bg-action-2"
        >
          <Mail size={20} />
          Write an e-mail
        </a>
      </p>
    </section>
  );
}
