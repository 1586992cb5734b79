import { submit } from '@portway/contracts/client';
import { type SavedPlan, savePlanOperation } from '@portway/contracts/law/plans/plans';
import { Route as RouteIcon } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ActionForm } from '../../kit/forms/action-form.tsx';
import { readAction } from '../../kit/forms/read-action.ts';
import { PageSkeleton } from '../../kit/frame/page-skeleton.tsx';
import { londonToday } from '../../kit/page/london-today.ts';
import { pageMeta } from '../../kit/page/page-meta.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { Route } from './+types/new-plan.ts';
import { summaryOf } from './load-plans.ts';
import { PlanVerdict } from './plan-verdict.tsx';
import './plans.css';

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: 'Save a plan', description: 'Give a hire plan a name and save it.', index: false });

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { search, searchParams } = new URL(request.url);
  return { summary: await summaryOf(Object.fromEntries(searchParams)), search };
}
export const HydrateFallback = PageSkeleton;

export async function clientAction({ request }: Route.ClientActionArgs) {
  const { values, callApi } = await readAction(request);
  const { name, attempt = '', search } = values;
  const summary = await summaryOf(Object.fromEntries(new URLSearchParams(search)));
  return callApi(async (me) => {
    if (summary?.status !== 'answered')
      throw new TypeError('The plan could not be worked out, because the server was not reached.');
    const answers = withoutToday(summary.answers);
    const headers = { 'Idempotency-Key': attempt };
    return await submit(
      savePlanOperation,
      { name, answers, job: summary.job, sponsor: summary.sponsor },
      { ...me, headers },
    );
  });
}

/** A plan by today's law goes on with the law; a day that was chosen stays. */
function withoutToday({ assignedOn, ...answers }: Readonly<Record<string, string>>): Record<string, string> {
  return assignedOn === undefined || assignedOn === londonToday() ? answers : { ...answers, assignedOn };
}

export default function NewPlan({ loaderData: { summary, search } }: Route.ComponentProps) {
  const navigate = useNavigate();
  const [attempt] = useState(() => crypto.randomUUID());
  return (
    <div>
      <h1 className="text-36">Save this plan</h1>
      <p className="mt-2 max-w-measure text-ink-2">
        It will be in your plans. Its figures follow the rules, and are worked out each time you look.
      </p>
      {summary?.status === 'answered' ? (
        <div className="panel plan-new mt-6 flex flex-col gap-6">
          <div className="flex flex-col gap-3">
            <PlanVerdict summary={summary} />
          </div>
          <ActionForm
            intent="save"
            schemas={savePlanOperation.request.shape}
            button="Save this plan"
            onSuccess={({ plan }: { plan: SavedPlan }) =>
              navigate(`/dashboard/plans?saved=${plan.id}`, { replace: true })
            }
            beside={
              <LinkButton look="outline" to={`/plan-a-hire${search}`} reloadDocument>
                Back to the plan
              </LinkButton>
            }
          >
            {(field) => (
              <>
                <input type="hidden" name="attempt" value={attempt} />
                <input type="hidden" name="search" value={search} />
                <TextField
                  {...field('name')}
                  label="Name"
                  hint="Only you can see it. Leave out the name of the person you want to hire."
                  maxLength={120}
                  autoComplete="off"
                  defaultValue={summary.title.slice(0, 120)}
                />
              </>
            )}
          </ActionForm>
        </div>
      ) : (
        <NotYet missing={summary?.missing} search={search} />
      )}
    </div>
  );
}

interface NotYetProps {
  /** Undefined where the plan could not be worked out at all. */
  missing: readonly string[] | undefined;
  search: string;
}

function NotYet({ missing, search }: NotYetProps) {
  return (
    <div className="mt-6">
      <EmptyState
        Icon={RouteIcon}
        title={
          missing === undefined ? 'We could not work this plan out just now' : 'There is no plan to save yet'
        }
        action={
          <LinkButton to={`/plan-a-hire${search}`} reloadDocument>
            {search === '' ? 'Plan a hire' : 'Back to the plan'}
          </LinkButton>
        }
      >
        {missing === undefined ? 'None of your answers are lost. Go back and try again.' : missing.join(' ')}
      </EmptyState>
    </div>
  );
}
