import { useEffect } from 'react';
import { Link } from 'react-router';
import { evaluateInBrowser } from '../../../../kit/forms/evaluate-in-browser.ts';
import { apiFetch } from '../../../../kit/loading/api-fetch.ts';
import { keepUntilMidnight } from '../../../../kit/page/keep-until-midnight.ts';
import { londonToday } from '../../../../kit/page/london-today.ts';
import { pageMeta } from '../../../../kit/page/page-meta.ts';
import { ratesLastChecked } from '../../../../text/law-day.ts';
import { costWords } from '../../../../text/reader/cost-words.ts';
import { planWords } from '../../../../text/reader/plan-words.ts';
import { AnswerForm } from '../../../../ui/answer-form.tsx';
import { Breadcrumbs } from '../../../../ui/breadcrumbs.tsx';
import { Button, LinkButton } from '../../../../ui/button.tsx';
import { useFirstTouch } from '../../../../ui/first-touch.ts';
import { PageHead } from '../../../../ui/page-hero.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { DataTable } from '../../../../ui/table.tsx';
import { ReaderChoice } from '../../reader/reader-choice.tsx';
import { salaryApi } from '../../salary/salary-api.ts';
import type { Route } from './+types/compare.ts';
import { evaluateChange } from './evaluate-change.ts';

export const headers = keepUntilMidnight;

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Two plans side by side',
    description:
      'Change one thing about a hire, such as the service, the person, the family or the length. Compare the result, salary, costs and start date side by side.',
  });

export async function loader({ request, context }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const { search } = salaryApi(context.get(apiFetch), url.origin);
  return evaluateChange(url.searchParams, londonToday(), search);
}

const evaluator = evaluateInBrowser(() => import('./evaluate-in-browser.ts'));
export const { clientLoader } = evaluator;

type PageData = Route.ComponentProps['loaderData'];

export default function ComparePlans({ loaderData }: Route.ComponentProps) {
  const { plans, law, recorded, reader } = loaderData;
  const asking = useFirstTouch(evaluator.prepare);
  useEffect(() => {
    if (!('unreached' in loaderData)) evaluator.remember(loaderData);
  });
  const [own] = plans;
  return (
    <>
      <PageHead
        before={
          <Breadcrumbs
            trail={[
              { to: '/tools', title: 'Tools' },
              { to: own?.to ?? '/plan-a-hire', title: planWords(reader).title },
            ]}
          />
        }
        title="Two plans side by side"
        lead={planWords(reader).changeOne}
        after={<ReaderChoice reader={reader} />}
      />
      <div ref={asking} className="page-width pb-section">
        {own === undefined ? (
          <LinkButton to="/plan-a-hire">Plan a hire first</LinkButton>
        ) : (
          <>
            <ChangeForm shown={loaderData} />
            <Plans plans={plans} reader={reader} />
            <p className="mt-6 max-w-measure text-14 text-ink-2">
              {law === undefined ? recorded : ratesLastChecked(law, recorded)} The certificate must match the
              real job.
            </p>
          </>
        )}
      </div>
    </>
  );
}

function ChangeForm({ shown: { answers, changes, change } }: { shown: PageData }) {
  return (
    <AnswerForm className="flex max-w-xl flex-wrap items-end gap-3 sm:flex-nowrap">
      {Object.entries(answers).map(([name, answer]) =>
        answer === '' ? null : <input key={name} type="hidden" name={name} value={answer} />,
      )}
      <SelectField
        name="change"
        label="Change one thing"
        options={changes}
        defaultValue={change}
        className="grow"
      />
      <Button>Compare</Button>
    </AnswerForm>
  );
}

function Plans({ plans, reader }: Pick<PageData, 'plans' | 'reader'>) {
  const { employerPays, workerPays } = costWords(reader);
  const rows = ['Verdict', 'Salary, at least', employerPays, workerPays, 'Earliest start', 'Open'];
  return (
    <div className="mt-8 rounded-28 border border-line bg-card p-6 shadow-soft sm:p-8">
      <DataTable
        caption="Two plans side by side"
        quietCaption
        columns={[
          { head: 'What', cell: (row: string) => <span className="font-semibold">{row}</span> },
          ...plans.map((plan) => ({
            head: plan.name,
            cell: (row: string) => <Cell row={row} plan={plan} />,
          })),
        ]}
        rows={rows}
        keyOf={(row) => row}
      />
    </div>
  );
}

function Cell({ row, plan }: { row: string; plan: PageData['plans'][number] }) {
  if (row === 'Open')
    return (
      <Link
        to={plan.to}
        aria-label={`Open this plan: ${plan.name}`}
        className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
      >
        Open this plan
      </Link>
    );
  const entry =
    row === 'Verdict'
      ? { figure: plan.verdict, note: plan.reason }
      : (plan.figures[row] ?? { figure: '–', note: '' });
  return (
    <>
      <span className="block font-display text-20 font-bold tracking-tight">{entry.figure}</span>
      <span className="block text-14 text-ink-2">{entry.note}</span>
    </>
  );
}
