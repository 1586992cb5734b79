import { call } from '@portway/contracts/client';
import {
  type AgreementRow,
  type PapersAgreement,
  showAgreementOperation,
  type TypedPaper,
} from '@portway/contracts/sponsor/contradictions/contradictions';
import { ArrowLeft, Check, CircleAlert, FileSearch, Info } from 'lucide-react';
import { Link } from 'react-router';
import { ConfirmButton } from '../../../kit/forms/confirm-button.tsx';
import { StatusMessage } from '../../../kit/forms/status-message.tsx';
import { useAction } from '../../../kit/forms/use-action.tsx';
import { PageSkeleton } from '../../../kit/frame/page-skeleton.tsx';
import { Panel } from '../../../kit/frame/panel.tsx';
import { asMe } from '../../../kit/loading/signed-in.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { dayInWords, withDaysInWords } from '../../../text/days.ts';
import { type AgreeRow, AgreeTable } from '../../../ui/agree-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { loadOrRefusal } from '../load-or-refusal.ts';
import { Refused } from '../refused.tsx';
import { WorkerTabs } from '../workers/worker-tabs.tsx';
import type { Route } from './+types/papers.ts';
import {
  agreementHeadline,
  besideWords,
  countWord,
  explanationWords,
  noteWords,
  openWords,
  paperTitles,
  sourceTitles,
  stateWords,
} from './agreement-words.ts';
import { Explain } from './explain-dialog.tsx';
import { PaperForm } from './paper-form.tsx';
import { papersAction } from './typed-paper.ts';

const title = 'Do the papers agree?';

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title,
    description: 'What the papers of a worker state of the same days, side by side.',
    index: false,
  });

export function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const parameters = { id: params.worker };
  return loadOrRefusal(() => call(showAgreementOperation, undefined, { fetch: asMe(request), parameters }));
}
export const HydrateFallback = PageSkeleton;
export const clientAction = ({ request, params }: Route.ClientActionArgs) =>
  papersAction(request, params.worker);

export default function PapersRoute({ loaderData }: Route.ComponentProps) {
  if ('refusal' in loaderData) return <Refused title={title} refusal={loaderData.refusal} />;
  return <Papers agreement={loaderData} />;
}

function Papers({ agreement }: { agreement: PapersAgreement }) {
  const { worker, rows, sources, papers, mayRecord } = agreement;
  const page = `/dashboard/sponsor/workers/${worker.id}`;
  const open = rows.filter(({ state }) => state === 'not-explained').length;
  const compared = rows.filter(({ state }) => state !== 'only-one');
  const once = rows.filter(({ state }) => state === 'only-one');
  return (
    <div>
      <Link to={page} className="way-back">
        <ArrowLeft size={18} aria-hidden />
        {worker.fullName}
      </Link>
      <p className="text-ink-2">
        {[worker.fullName, worker.jobTitle, worker.place].filter(Boolean).join(' · ')}
      </p>
      <h1 className="text-36 wrap-anywhere">{agreementHeadline(rows)}</h1>
      <div className="mt-4">
        <WorkerTabs worker={worker.id} current="papers" />
      </div>
      <section className="panel" aria-labelledby="agree">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <div>
            <h2 id="agree" className="text-20">
              {title}
            </h2>
            <p className="mt-1 text-15 text-ink-2">
              {countWord(sources)} {sources === 1 ? 'source' : 'sources'}, compared for the same days.{' '}
              {open === 0 ? 'No difference is unexplained.' : `${countWord(open)} not explained.`} Only what
              is typed is compared.
            </p>
          </div>
          {mayRecord && <PaperForm button="Type a paper" look={open === 0 ? 'primary' : 'outline'} />}
        </div>
        <div className="mt-4">
          {compared.length === 0 ? (
            <EmptyState Icon={FileSearch} title="Nothing is stated twice yet">
              Type what the certificate, the contract and a payslip state: they are compared at once.
            </EmptyState>
          ) : (
            <Agreeing agreement={agreement} rows={compared} />
          )}
        </div>
        {once.length > 0 && compared.length > 0 && (
          <p className="mt-4 text-14 text-ink-2">
            Stated once, so not compared: {once.map((row) => row.title.toLowerCase()).join(', ')}.
          </p>
        )}
      </section>
      <TypedPapers papers={papers} mayRecord={mayRecord} />
      <p className="mt-4 text-14 text-ink-2">
        A year of pay is 12 months or 52 weeks. A value that an event changed from a day is compared for the
        days before and after it. Nationality is never compared.
      </p>
    </div>
  );
}

/** The latest values of a source; the earlier ones are in what was typed. */
const maxValues = 3;

function Agreeing({ agreement, rows }: { agreement: PapersAgreement; rows: readonly AgreementRow[] }) {
  const sources = Object.entries(sourceTitles)
    .filter(([source]) => rows.some(({ cells }) => cells.some((cell) => cell.source === source)))
    .map(([key, head]) => ({ key, head }));
  const first = rows.find(({ state }) => state === 'not-explained');
  return (
    <AgreeTable
      caption={title}
      last="What we know of it"
      columns={sources}
      rows={rows.map(
        (row): AgreeRow => ({
          key: row.field,
          title: row.title,
          look: row.state === 'not-explained' ? 'open' : row.state === 'explained' ? 'told' : 'quiet',
          short: shortOf(row),
          values: Object.fromEntries(
            row.cells.map(({ source, values }) => [
              source,
              values.slice(0, maxValues).map((value) => ({
                key: value.id,
                words: withDaysInWords(value.words),
                differs: value.differs,
                beside: besideWords(value),
              })),
            ]),
          ),
          verdict: <Verdict row={row} agreement={agreement} isFirst={row === first} />,
        }),
      )}
    />
  );
}

const shortOf = (row: AgreementRow) =>
  row.state === 'explained' ? 'differs, explained' : stateWords[row.state].toLowerCase();

function Verdict({
  row,
  agreement,
  isFirst,
}: {
  row: AgreementRow;
  agreement: PapersAgreement;
  isFirst: boolean;
}) {
  const { state, explanations, notes } = row;
  const { mayRecord, worker } = agreement;
  return (
    <div className="flex flex-col items-start gap-2">
      {state === 'not-explained' ? (
        <>
          <span className="flex items-center gap-1.5 font-semibold text-coral">
            <CircleAlert size={18} aria-hidden />
            {stateWords[state]}
          </span>
          <span>{openWords(row)}</span>
          {mayRecord && <Explain row={row} worker={worker.id} look={isFirst ? 'primary' : 'outline'} />}
        </>
      ) : (
        <Tag look={state === 'explained' ? 'sky' : state === 'agree' ? 'mint' : 'sand'}>
          {state === 'agree' ? <Check size={14} aria-hidden /> : <Info size={14} aria-hidden />}
          {stateWords[state]}
        </Tag>
      )}
      {explanations.map((explanation) => (
        <span key={explanation.id} className="text-14">
          {explanationWords(explanation)}
          {explanation.by === 'person' && mayRecord && <Withdraw id={explanation.id} />}
        </span>
      ))}
      {notes.map((note) => (
        <span key={note} className="text-14 text-ink-2">
          {noteWords(note)}
        </span>
      ))}
    </div>
  );
}

function Withdraw({ id }: { id: string }) {
  const { send, formState, reauthDialog } = useAction(() => undefined);
  const withdraw = () => {
    const form = new FormData();
    form.set('intent', 'withdraw');
    form.set('explanation', id);
    send(form);
  };
  return (
    <span className="block">
      <ConfirmButton
        button="Withdraw it"
        look="quiet"
        title="Withdraw this reason?"
        yes="Withdraw it"
        no="Leave it"
        onYes={withdraw}
      >
        What it explained is open again. The reason stays on record, with who withdrew it.
      </ConfirmButton>
      <StatusMessage state={formState} />
      {reauthDialog}
    </span>
  );
}

function TypedPapers({ papers, mayRecord }: { papers: readonly TypedPaper[]; mayRecord: boolean }) {
  if (papers.length === 0) return null;
  return (
    <Panel
      title="Typed from papers"
      text="What was typed beside each paper, by whom. Sealed values are compared and not shown."
    >
      <ul className="rows">
        {papers.map((paper) => (
          <li key={paper.id}>
            <div className="min-w-0 flex-1">
              <p className="font-semibold wrap-anywhere">{paper.title ?? paperTitles[paper.kind]}</p>
              <p className="text-14 text-ink-2">
                {paper.toDay === null
                  ? `From ${dayInWords(paper.fromDay)}`
                  : `${dayInWords(paper.fromDay)} to ${dayInWords(paper.toDay)}`}
                . {valuesCount(paper)}, typed by {paper.by} on {dayInWords(paper.at.slice(0, 10))}.
              </p>
            </div>
            {mayRecord && (
              <div className="flex flex-wrap gap-1">
                <PaperForm paper={paper} button="Correct" look="quiet" />
                <Remove paper={paper} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function valuesCount({ values, sealed }: TypedPaper): string {
  const count = Object.keys(values).length + sealed.length;
  return count === 1 ? 'One value' : `${countWord(count)} values`;
}

function Remove({ paper }: { paper: TypedPaper }) {
  const { send, formState, reauthDialog } = useAction(() => undefined);
  const remove = () => {
    const form = new FormData();
    form.set('intent', 'remove-paper');
    form.set('paper', paper.id);
    send(form);
  };
  return (
    <>
      <ConfirmButton
        button="Remove"
        look="quiet"
        title="Remove what was typed?"
        yes="Remove it"
        onYes={remove}
      >
        It is not compared any more, and can’t be brought back: it would be typed again. That it was removed
        is in the log.
      </ConfirmButton>
      <StatusMessage state={formState} />
      {reauthDialog}
    </>
  );
}
