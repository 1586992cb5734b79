import { factsOf } from './facts-of.ts';
import '../job.css';

/** The key facts of the job. */
export function JobFacts({ job, className }: { job: Parameters<typeof factsOf>[0]; className?: string }) {
  return (
    <section className={className} aria-labelledby="at-a-glance">
      <h2 id="at-a-glance" className="text-20">
        At a glance
      </h2>
      <dl className="job-glance">
        {factsOf(job).map(({ label, text, note }) => (
          <div key={label}>
            <dt className="text-14 text-ink-2">{label}</dt>
            <dd className="font-medium">
              {text}
              {note !== undefined && <span className="block text-14 font-normal text-ink-2">{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
