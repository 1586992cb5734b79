import { Tag } from '../../../ui/tag.tsx';

/** Typical job titles of the code. */
export function TypicalTitles({ titles, onlySome }: { titles: readonly string[]; onlySome: boolean }) {
  if (titles.length === 0) return null;
  return (
    <section aria-labelledby="titles">
      <h2 id="titles" className="text-28">
        Typical job titles
      </h2>
      <ul className="mt-4 flex flex-wrap gap-2">
        {titles.map((title) => (
          <li key={title}>
            <Tag look="sand">{title}</Tag>
          </li>
        ))}
      </ul>
      {onlySome && (
        <p className="mt-3 text-15">
          Only the jobs named under “Who can use it” can be sponsored, not all of these.
        </p>
      )}
      <p className="mt-3 text-14 text-ink-2">
        The duties decide the code, not the title: check that they match.
      </p>
    </section>
  );
}
