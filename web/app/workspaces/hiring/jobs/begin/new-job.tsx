import { submit } from '@portway/contracts/client';
import { listEmployerJobsOperation } from '@portway/contracts/hiring/employer-jobs/employer-jobs';
import { listPlansOperation } from '@portway/contracts/law/plans/plans';
import { ArrowLeft, ClipboardPaste, Copy, FilePlus2, Route as RouteIcon } from 'lucide-react';
import { Link } from 'react-router';
import { PageSkeleton } from '../../../../kit/frame/page-skeleton.tsx';
import { asMe } from '../../../../kit/loading/signed-in.ts';
import { useMe } from '../../../../kit/loading/use-me.ts';
import { useQuery } from '../../../../kit/loading/use-query.ts';
import { pageMeta } from '../../../../kit/page/page-meta.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { mayHire } from '../hiring.ts';
import type { Route } from './+types/new-job.ts';
import { FromJob } from './from-job.tsx';
import { FromNothing } from './from-nothing.tsx';
import { FromPlan } from './from-plan.tsx';
import { newJobAction } from './new-job-action.ts';
import { PasteAdvertisement } from './paste-advertisement.tsx';
import './new-job.css';

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: 'Post a job', description: 'Begin a job of your organisation.', index: false });

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const me = { fetch: asMe(request) };
  const [{ jobs }, { plans }] = await Promise.all([
    submit(listEmployerJobsOperation, {}, me),
    submit(listPlansOperation, {}, me),
  ]);
  return { jobs, plans };
}
export const HydrateFallback = PageSkeleton;
export const clientAction = ({ request }: Route.ClientActionArgs) => newJobAction(request);

export default function NewJob({ loaderData: { jobs, plans } }: Route.ComponentProps) {
  const ways = [
    { from: 'paste', label: 'Paste an advertisement', Icon: ClipboardPaste },
    ...(jobs.length > 0 ? [{ from: 'job', label: 'From one of your jobs', Icon: Copy }] : []),
    ...(plans.length > 0 ? [{ from: 'plan', label: 'From a saved plan', Icon: RouteIcon }] : []),
    { from: 'nothing', label: 'From nothing', Icon: FilePlus2 },
  ];
  const asked = useQuery().get('from');
  const current = ways.find(({ from }) => from === asked)?.from ?? 'paste';
  const hires = mayHire(useMe());
  return (
    <div>
      <Link to="/dashboard/hiring/jobs" className="way-back">
        <ArrowLeft size={18} aria-hidden />
        Jobs
      </Link>
      <h1 className="text-36">How do you want to begin?</h1>
      <p className="mt-2 max-w-measure text-ink-2">
        You get a draft that only your organisation sees, until you publish it.
      </p>
      {hires ? (
        <>
          <nav aria-label="Ways to begin" className="begin-ways">
            <ul>
              {ways.map(({ from, label, Icon }) => (
                <li key={from}>
                  <Link
                    to={`?from=${from}`}
                    preventScrollReset
                    aria-current={from === current ? 'page' : undefined}
                  >
                    <Icon size={20} aria-hidden />
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <section className="panel mt-6">
            {current === 'paste' && <PasteAdvertisement />}
            {current === 'job' && <FromJob jobs={jobs} />}
            {current === 'plan' && <FromPlan plans={plans} />}
            {current === 'nothing' && <FromNothing />}
          </section>
        </>
      ) : (
        <div className="mt-6">
          <Notice title="You can look at jobs but not write them">
            <p>Ask an owner or admin of your organisation to change your role.</p>
          </Notice>
        </div>
      )}
    </div>
  );
}
