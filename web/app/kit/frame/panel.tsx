import { type ReactNode, useId } from 'react';

interface PanelProps {
  /** The id that links to this section point to. */
  id?: string;
  title: string;
  /** What the panel is for, under its heading. */
  text?: ReactNode;
  /** Beside the heading: a tag with the current state. */
  mark?: ReactNode;
  children: ReactNode;
}

/** One section of a page: its heading and text on the left of its controls. */
export function Panel({ id, title, text, mark, children }: PanelProps) {
  const heading = useId();
  return (
    <section id={id} aria-labelledby={heading} className="panel">
      <div className="panel-sides">
        <div>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 id={heading} className="text-20">
              {title}
            </h2>
            {mark}
          </div>
          {text !== undefined && <div className="mt-2 text-15 text-ink-2">{text}</div>}
        </div>
        <div className="min-w-0">{children}</div>
      </div>
    </section>
  );
}
