import { call } from '@portway/contracts/client';
import type { ResponseOf } from '@portway/contracts/operation';
import type { RecordLine } from '@portway/contracts/sponsor/records/kept-record';
import { showWorkerRecordsOperation } from '@portway/contracts/sponsor/records/records';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { PageSkeleton } from '../../../kit/frame/page-skeleton.tsx';
import { asMe } from '../../../kit/loading/signed-in.ts';
import { useQuery } from '../../../kit/loading/use-query.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { dayInWords, withDaysInWords } from '../../../text/days.ts';
import { initialsOf } from '../../../ui/initials.ts';
import { tintOf } from '../../../ui/name-tint.ts';
import { loadOrRefusal } from '../load-or-refusal.ts';
import { Refused } from '../refused.tsx';
import { WorkerTabs } from '../workers/worker-tabs.tsx';
import type { Route } from './+types/worker-evidence.ts';
import { recordAction } from './record-actions.ts';
import { RecordSheet } from './record-sheet.tsx';
import { RecordRow, RecordShelves } from './record-shelves.tsx';
import { certificateRecord, evidenceHeadline, inState, isToGo, titleWithCount } from './record-words.ts';
import '../workers/workers.css';
import './records.css';

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Evidence of a worker',
    description: 'Which records of one worker are kept, missing, not needed and why.',
    index: false,
  });

export function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const on = { fetch: asMe(request), parameters: { id: params.worker } };
  return loadOrRefusal(() => call(showWorkerRecordsOperation, undefined, on));
}
export const HydrateFallback = PageSkeleton;
export const clientAction = ({ request, params }: Route.ClientActionArgs) =>
  recordAction(request, params.worker);

export default function WorkerEvidencePage({ loaderData }: Route.ComponentProps) {
  if ('refusal' in loaderData) return <Refused title="Evidence" refusal={loaderData.refusal} />;
  return <WorkerEvidence page={loaderData} />;
}

type Page = ResponseOf<typeof showWorkerRecordsOperation>;

function WorkerEvidence({ page }: { page: Page }) {
  const { id, fullName, lines, may, today, destroyed } = page;
  const record = useQuery().get('record');
  const line = lines.find((each) => each.record === record);
  const toGo = lines.filter(isToGo);
  const missing = inState(lines, 'missing');
  const open = inState(lines, 'not-known');
  const onShelf = inState(lines, 'kept').filter((each) => !isToGo(each));
  return (
    <div>
      <Link to="/dashboard/sponsor/workers" className="way-back">
        <ArrowLeft size={18} aria-hidden />
        Workers
      </Link>
      <div className="worker-head">
        <span className="name-tint worker-mark" data-tint={tintOf(fullName)} aria-hidden>
          {initialsOf(fullName)}
        </span>
        <div className="min-w-0">
          <p className="text-ink-2 wrap-anywhere">{fullName}</p>
          <h1 className="text-36 wrap-anywhere">{evidenceHeadline(lines)}</h1>
        </div>
      </div>
      <WorkerTabs worker={id} current="evidence" />
      <RecordShelves lines={lines} />
      {may !== 'read' && (
        <p className="mt-4">
          <Link
            to={`?record=${certificateRecord}`}
            preventScrollReset
            className="inline-block py-2.5 text-link underline underline-offset-4"
          >
            Read the certificate’s PDF into the record
          </Link>
        </p>
      )}
      <div className={line === undefined ? 'evidence-parts' : 'evidence-parts with-sheet'}>
        <div className="evidence-lists">
          <Part title={titleWithCount('Past their day', toGo.length)} lines={toGo} />
          <Part title={titleWithCount('Missing', missing.length)} lines={missing} />
          <Part
            title={titleWithCount('To be answered', open.length)}
            text="The facts on record do not say whether these are needed."
            lines={open}
          />
          <Part title={titleWithCount('Kept', onShelf.length)} lines={onShelf} isWide />
          <Destroyed destroyed={destroyed} />
        </div>
        {line === undefined ? (
          <div className="evidence-aside">
            <NotNeeded lines={inState(lines, 'not-needed').filter((each) => !isToGo(each))} />
            <Terms lines={lines} />
          </div>
        ) : (
          <RecordSheet key={line.record} line={line} may={may} today={today} worker={id} />
        )}
      </div>
    </div>
  );
}

interface PartProps {
  title: string;
  text?: string;
  lines: readonly RecordLine[];
  isWide?: boolean;
}

function Part({ title, text, lines, isWide = false }: PartProps) {
  if (lines.length === 0) return null;
  return (
    <Card title={title}>
      {text !== undefined && <p className="text-15 text-ink-2">{text}</p>}
      <ul className="record-rows" data-wide={isWide || undefined}>
        {lines.map((each) => (
          <RecordRow key={each.record} line={each} />
        ))}
      </ul>
    </Card>
  );
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="panel">
      <h2 id={heading} className="text-20">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Each with its why; those of one reason together. */
function NotNeeded({ lines }: { lines: readonly RecordLine[] }) {
  if (lines.length === 0) return null;
  const reasons = [...Map.groupBy(lines, ({ because, keptUntil }) => (keptUntil.isOver ? over : because))];
  return (
    <Card title={`${titleWithCount('Not needed', lines.length)}, and why`}>
      <dl className="not-needed">
        {reasons.map(([because, those]) => (
          <div key={because}>
            <dt>
              {those.map(({ record, title }, at) => (
                <span key={record}>
                  {at > 0 && ', '}
                  <Link to={`?record=${record}`} preventScrollReset>
                    {title}
                  </Link>
                </span>
              ))}
            </dt>
            <dd className="text-15 text-ink-2">{withDaysInWords(because)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

const over = 'The days to which these are kept are over.';

function Terms({ lines }: { lines: readonly RecordLine[] }) {
  const terms = [...new Map(lines.map((each) => [each.keptUntil.because, each.keptUntil])).values()];
  return (
    <Card title="Kept until">
      <dl className="not-needed">
        {terms.map(({ because, until, disputed, mustGo }) => (
          <div key={because}>
            <dt>
              {mustGo ? 'Right to work copies' : 'Everything else'}
              {until !== null && `: ${dayInWords(until)}`}
            </dt>
            <dd className="text-15 text-ink-2">
              {because} {withDaysInWords(disputed ?? '')}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-14 text-ink-2">
        Nothing can be deleted before its day; each look is recorded. Appendix D of 8 October 2026 as
        secondary sources list it; the text was not read: to be confirmed on GOV.UK.
      </p>
    </Card>
  );
}

function Destroyed({ destroyed }: { destroyed: Page['destroyed'] }) {
  if (destroyed.length === 0) return null;
  return (
    <Card title={titleWithCount('Destroyed after their day', destroyed.length)}>
      <ul className="text-15">
        {destroyed.map(({ record, title, on, by, files, keptUntil }) => (
          <li key={`${record} ${on}`} className="py-1">
            <strong>{title}</strong>, {files === 1 ? '1 file' : `${files} files`}, by {by} on {dayInWords(on)}
            : kept to {dayInWords(keptUntil)}
          </li>
        ))}
      </ul>
    </Card>
  );
}
