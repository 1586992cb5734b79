import type { EmployerHome, OpenJob } from '@portway/contracts/hiring/employer-home/employer-home';
import { ArrowRight, CircleCheck, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { payInWords } from '../../../subjects/job/pay/pay-in-words.ts';
import { StageLegend, StageStrip } from '../../../ui/stage-strip.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { jobPath } from '../jobs/hiring.ts';
import { sponsorNote } from '../jobs/sponsor-note.ts';

const stages = ['Pending', 'Interview', 'Offer', 'Hired'] as const;

/** The open jobs: where applicants stand, whether the job can be sponsored, and when it closes. */
export function OpenJobs({ jobs, openJobs }: Pick<EmployerHome, 'jobs' | 'openJobs'>) {
  return (
    <section className="panel home-jobs" aria-labelledby="open-jobs">
      <div className="home-head">
        <h2 id="open-jobs" className="text-20">
          Open jobs
        </h2>
        <Link to="/dashboard/hiring/jobs" className="home-all">
          {openJobs === 1 ? 'Your jobs' : `All ${openJobs} jobs`}
          <ArrowRight size={18} aria-hidden />
        </Link>
      </div>
      <table>
        <thead>
          <tr>
            <th scope="col">Job</th>
            <th scope="col">Applicants by stage</th>
            <th scope="col">Can be sponsored</th>
            <th scope="col">Closes</th>
          </tr>
        </thead>
        <tbody>
          {jobs.map((job) => (
            <JobRow key={job.id} job={job} />
          ))}
        </tbody>
      </table>
      <StageLegend labels={stages} />
    </section>
  );
}

function JobRow({ job }: { job: OpenJob }) {
  const { id, title, currency, payFrom, payTo, pending, interview, offer, hired, days } = job;
  const sponsors = sponsorNote(job);
  const Icon = sponsors?.good ? CircleCheck : TriangleAlert;
  return (
    <tr>
      <th scope="row">
        <Link to={jobPath(id)} className="home-job">
          {title}
        </Link>
        {currency !== null && payFrom !== null && (
          <span className="home-pay">{payInWords({ currency, payFrom, payTo: payTo ?? payFrom })}</span>
        )}
      </th>
      <td>
        <Link to={`/dashboard/hiring/board?job=${id}`} className="home-stages">
          <StageStrip
            label={`Applicants for ${title}`}
            stages={[pending, interview, offer, hired].map((count, place) => ({
              label: stages[place] ?? '',
              count,
            }))}
          />
        </Link>
      </td>
      <td>
        {sponsors === undefined ? (
          <span className="text-ink-2">To be checked</span>
        ) : (
          <Tag look={sponsors.good ? 'mint' : 'sand'}>
            <Icon size={14} aria-hidden />
            {sponsors.words}
          </Tag>
        )}
      </td>
      <td className="home-closes">{closesWords(days)}</td>
    </tr>
  );
}

function closesWords(days: number | null): string {
  if (days === null) return 'No date';
  if (days <= 0) return 'Today';
  return days === 1 ? '1 day' : `${days} days`;
}
