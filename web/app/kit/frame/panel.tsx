import { type ReactNode, useId } from 'react';

interface PanelProps {
  /** Where links to this subject lead. */
  id?: string;
  title: string;
  /** What the panel is for, under its heading. */
  text?: ReactNode;
  /** Stands beside the heading: a tag that says how things are. */
  mark?: ReactNode;
  children: ReactNode;
}

/** One subject of a page: its heading and words at the left of what is done about it. */
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
