import { call, submit } from '@portway/contracts/client';
import {
  draftJobOfPlanOperation,
  removePlanOperation,
  renamePlanOperation,
  restorePlanOperation,
} from '@portway/contracts/law/plans/plans';
import { Route as RouteIcon, SearchX } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Form } from 'react-router';
import { idle, succeeded } from '../../kit/forms/form-state.ts';
import { readAction } from '../../kit/forms/read-action.ts';
import { StatusMessage } from '../../kit/forms/status-message.tsx';
import { actionForm, useAction } from '../../kit/forms/use-action.tsx';
import { PageSkeleton } from '../../kit/frame/page-skeleton.tsx';
import { Pager } from '../../kit/frame/pager.tsx';
import { mayHire } from '../../kit/loading/hiring-rights.ts';
import { useMe } from '../../kit/loading/use-me.ts';
import { useQuery } from '../../kit/loading/use-query.ts';
import { pageMeta } from '../../kit/page/page-meta.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { Route } from './+types/plans.ts';
import { loadPlans } from './load-plans.ts';
import { PlanRow } from './plan-row.tsx';
import { usePlanPath } from './use-plan-path.ts';
import './plans.css';

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: 'Plans', description: 'The hire plans that you saved.', index: false });

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadPlans(request);
export const HydrateFallback = PageSkeleton;
export const clientAction = ({ request }: Route.ClientActionArgs) => plansAction(request);

/** A list longer than this can be searched. */
const muchToRead = 10;

export default function Plans({ loaderData: { rows, next, count, search } }: Route.ComponentProps) {
  const { organisation } = useMe();
  const planAHire = usePlanPath();
  const list = useRef<HTMLUListElement>(null);
  const [removedPlan, setRemovedPlan] = useState<{
    readonly id: string;
    readonly name: string;
    readonly at: number;
  }>();
  const [warning, setWarning] = useState<string | null>(null);
  const { send, sending, formState, reauthDialog } = useAction<{ readonly warning?: string | null }>(
    (result, formData) => {
      setWarning(result.warning ?? null);
      focusOn(formData);
    },
  );
  const ask = (intent: string, id: string) => {
    if (!sending) send(actionForm(intent, { id }));
  };
  const isGone = removedPlan !== undefined && !rows.some(({ plan }) => plan.id === removedPlan.id);
  const hires = mayHire({ organisation });
  const lines = rows.map((row, index) => (
    <PlanRow
      key={row.plan.id}
      row={row}
      hires={hires}
      onDraft={() => ask('draft', row.plan.id)}
      onRemove={() => {
        setRemovedPlan({ id: row.plan.id, name: row.plan.name, at: index });
        ask('remove', row.plan.id);
      }}
    />
  ));
  if (isGone)
    lines.splice(
      removedPlan.at,
      0,
      <Removed key={removedPlan.id} name={removedPlan.name} onUndo={() => ask('restore', removedPlan.id)} />,
    );
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-36">Plans</h1>
        {count > 0 && <LinkButton to={planAHire}>Plan a hire</LinkButton>}
      </div>
      <p className="mt-2 max-w-measure text-ink-2">
        Hires you have planned, worked out by today’s rules each time you look. Only you can see them.
      </p>
      <JustSaved rows={rows} />
      {(count > muchToRead || search !== '') && <PlanSearch />}
      {lines.length === 0 &&
        (search === '' ? <NoneSaved planAHire={planAHire} /> : <NoneFound search={search} />)}
      {lines.length > 0 && (
        <ul ref={list} tabIndex={-1} aria-label="Plans" className="plan-list">
          {lines}
        </ul>
      )}
      {/* What was done is visible in its row. */}
      <p role="status" className="sr-only">
        {formState.status === 'success' && formState.message}
      </p>
      <StatusMessage state={formState.status === 'error' ? formState : idle} />
      {warning !== null && (
        <Notice kind="warning" live title="Your plan and your organisation differ" className="mt-4">
          {warning}
        </Notice>
      )}
      {reauthDialog}
      <Pager next={next} list={list} />
    </div>
  );
}

/** The button that was pressed is gone: what came of it takes the focus. */
function focusOn(formData: FormData): void {
  if (document.activeElement !== document.body) return;
  const row = document.getElementById(`plan-${formData.get('id')}`);
  row
    ?.querySelector<HTMLElement>(formData.get('intent') === 'draft' ? '.plan-draft a' : 'a, button')
    ?.focus();
}

/** After saving: says so above the list, in which the plan is the first. */
function JustSaved({ rows }: Pick<Route.ComponentProps['loaderData'], 'rows'>) {
  const id = useQuery().get('saved');
  const savedRow = rows.find(({ plan }) => plan.id === id);
  return (
    <StatusMessage
      state={savedRow === undefined ? idle : succeeded(`“${savedRow.plan.name}” is saved.`, undefined)}
    />
  );
}

function NoneSaved({ planAHire }: { planAHire: string }) {
  return (
    <div className="mt-6">
      <EmptyState
        Icon={RouteIcon}
        title="You have saved no plans"
        action={<LinkButton to={planAHire}>Plan a hire</LinkButton>}
      >
        Plan a hire, then press “Save this plan” under the answer.
      </EmptyState>
    </div>
  );
}

function NoneFound({ search }: { search: string }) {
  return (
    <div className="mt-6">
      <EmptyState
        Icon={SearchX}
        title={`No plan is called “${search}”`}
        action={<LinkButton to="/dashboard/plans">Show all plans</LinkButton>}
      >
        Search for part of its name.
      </EmptyState>
    </div>
  );
}

/** In the place of the plan that was deleted. */
function Removed({ name, onUndo }: { name: string; onUndo: () => void }) {
  const box = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) box.current?.querySelector('button')?.focus();
  }, []);
  return (
    <li ref={box} className="plan-removed">
      <p className="min-w-0 wrap-anywhere">
        <b>{name}</b> is deleted. You can restore it for a day.
      </p>
      <Button type="button" look="quiet" onClick={onUndo}>
        Undo
      </Button>
    </li>
  );
}

/** Searches the names of the plans; the address keeps what is searched for. */
function PlanSearch() {
  const search = useQuery().get('search') ?? '';
  return (
    // Remounted when the address changes, so that going back shows the earlier search.
    <Form key={search} role="search" aria-label="Plans" className="plan-search">
      <TextField name="search" label="Search by name" type="search" maxLength={120} defaultValue={search} />
      <Button look="outline">Search</Button>
    </Form>
  );
}

/** Every action on saved plans. */
async function plansAction(request: Request) {
  const { intent, values, callApi } = await readAction(request);
  const parameters = { id: values.id ?? '' };
  switch (intent) {
    case 'remove':
      return callApi((me) => call(removePlanOperation, undefined, { ...me, parameters }));
    case 'restore':
      return callApi((me) => call(restorePlanOperation, undefined, { ...me, parameters }));
    case 'draft':
      return callApi((me) => call(draftJobOfPlanOperation, undefined, { ...me, parameters }));
    default:
      return callApi((me) => submit(renamePlanOperation, { name: values.name }, { ...me, parameters }));
  }
}
