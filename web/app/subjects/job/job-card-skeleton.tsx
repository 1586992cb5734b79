import '../../ui/skeleton.css';
import './job.css';

/** Placeholders for cards being loaded, of the same height. Announced as one word. */
export function JobCardSkeletons({ count = 3 }: { count?: number }) {
  return (
    <div role="status">
      <span className="sr-only">Loading jobs…</span>
      <div aria-hidden className="job-list">
        {Array.from({ length: count }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are identified by position only
          <div key={place} className="job-card">
            <span className="company-mark" />
            <div className="skeleton job-words">
              <span data-width="5" />
              <span data-width="7" />
              <span data-width="4" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
