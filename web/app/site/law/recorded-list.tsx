import { Tag } from '../../ui/tag.tsx';

/** One subject of the law: what was read of it, and to which day. */
export interface RecordedShown {
  readonly subject: string;
  readonly title: string;
  readonly readTo: string;
  readonly read: string;
  readonly newer: string | undefined;
}

/** What was read of each subject of the law, and to which day. */
export function RecordedList({ recorded }: { recorded: readonly RecordedShown[] }) {
  return (
    <section aria-labelledby="what-we-read" className="mt-12">
      <h2 id="what-we-read" className="text-28">
        What we read, and to which day
      </h2>
      <p className="mt-1 max-w-measure text-ink-2">
        Under a result stand the subjects that it rests on. Nothing published later is in our figures.
      </p>
      <ul className="mt-6 border-t border-line">
        {recorded.map(({ subject, title, readTo, read, newer }) => (
          <li key={subject} className="border-b border-line py-4">
            <h3 className="flex flex-wrap items-center gap-x-4 gap-y-2 text-18">
              {title}
              <Tag>Read to {readTo}</Tag>
              {newer !== undefined && <Tag look="sand">{newer}</Tag>}
            </h3>
            <p className="mt-1 max-w-measure text-15">{read}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
