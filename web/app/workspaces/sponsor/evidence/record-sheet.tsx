import type { RecordLine } from '@portway/contracts/sponsor/records/kept-record';
import { ExternalLink } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { ActionForm } from '../../../kit/forms/action-form.tsx';
import { useQuery } from '../../../kit/loading/use-query.ts';
import { dayInWords, withDaysInWords } from '../../../text/days.ts';
import { onDay } from '../../../text/moments.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SideSheet } from '../../../ui/side-sheet.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { AddFile } from './add-file.tsx';
import { CertificateReader } from './certificate-reader.tsx';
import { RecordFiles } from './record-files.tsx';
import { certificateRecord, confidenceWords, isToGo, keptInWords, stateLabels } from './record-words.ts';

export interface RecordSheetProps {
  line: RecordLine;
  may: 'read' | 'record' | 'destroy';
  today: string;
  /** Null for a record of the organisation. */
  worker: string | null;
}

const looks = { kept: 'mint', missing: 'rose', 'not-known': 'sand', 'not-needed': 'sky' } as const;

/** All about one record: what it is, what is kept of it, until when, and what can be done. */
export function RecordSheet({ line, may, today, worker }: RecordSheetProps) {
  const navigate = useNavigate();
  const query = useQuery();
  const close = () => {
    const rest = new URLSearchParams(query);
    rest.delete('record');
    void navigate(`?${rest}`, { preventScrollReset: true });
  };
  const { kept, state } = line;
  const mayRecord = may !== 'read';
  return (
    <SideSheet
      head={(heading) => (
        <>
          <h2 id={heading} className="text-20 wrap-anywhere">
            {line.title}
          </h2>
          <Tag look={looks[state]}>{stateLabels[state]}</Tag>
        </>
      )}
      onClose={close}
    >
      <div className="record-sheet">
        <p>{withDaysInWords(line.because)}</p>
        {line.law !== null && <p className="text-15 text-ink-2">{line.law}</p>}
        <OnRecord line={line} worker={worker} />
        {line.asks && mayRecord && worker !== null && <Answer line={line} />}
        {kept?.holdReason && (
          <Notice title="Held">{kept.holdReason}. Nothing of it is destroyed until the hold ends.</Notice>
        )}
        {isToGo(line) && <ToGo line={line} may={may} />}
        {mayRecord &&
          (worker !== null && line.record === certificateRecord ? (
            <CertificateReader line={line} worker={worker} />
          ) : (
            <AddFile line={line} worker={worker} />
          ))}
        {mayRecord && worker !== null && (
          <p>
            <Link
              to={`/dashboard/sponsor/workers/${worker}/asked?record=${line.record}`}
              className="text-link underline underline-offset-4"
            >
              Ask the worker for it by a link
            </Link>
          </p>
        )}
        {kept !== null && <Versions line={line} mayRecord={mayRecord} />}
        {kept !== null && mayRecord && <MoreDeeds line={line} />}
        <KeptUntil line={line} today={today} />
        <Law line={line} />
      </div>
    </SideSheet>
  );
}

const places = {
  checks: ['#checks', 'See the check'],
  sealed: ['', 'See the sealed facts'],
  absences: ['?tab=absence', 'See the absences'],
  reports: ['?tab=duty', 'See the reports'],
} as const;

function OnRecord({ line, worker }: { line: RecordLine; worker: string | null }) {
  const { onRecord } = line;
  if (onRecord === null) return null;
  const [to, words] =
    onRecord.part === 'people'
      ? (['/dashboard/sponsor/set-up', 'See the people'] as const)
      : ([
          `/dashboard/sponsor/workers/${worker}${places[onRecord.part][0]}`,
          places[onRecord.part][1],
        ] as const);
  return (
    <p>
      On record: {keptInWords({ ...line, kept: null })}.{' '}
      <Link to={to} className="text-link underline underline-offset-4">
        {words}
      </Link>
      {onRecord.part === 'checks' && line.kept === null && '. Its copy or result is not here yet.'}
    </p>
  );
}

/** A question to which the facts on record give no answer. */
function Answer({ line: { record, answer, state } }: { line: RecordLine }) {
  const choices =
    answer === null
      ? state === 'not-known'
        ? [['yes', 'It is needed'] as const, ['no', 'It is not needed'] as const]
        : [['no', 'This worker is exempt'] as const]
      : [['back', 'Withdraw the answer'] as const];
  return (
    <div className="flex flex-wrap gap-2">
      {choices.map(([needed, words]) => (
        <ActionForm key={needed} intent="answer" button={words} look="outline">
          {() => (
            <>
              <input type="hidden" name="record" value={record} />
              <input type="hidden" name="needed" value={needed} />
            </>
          )}
        </ActionForm>
      ))}
    </div>
  );
}

/** After its last day: one press, or a hold. */
function ToGo({ line: { kept, keptUntil }, may }: { line: RecordLine; may: RecordSheetProps['may'] }) {
  if (kept === null) return null;
  const title = keptUntil.mustGo ? 'This has to be destroyed now' : 'Its day is over';
  return (
    <Notice kind="warning" title={title}>
      <p>
        Kept to {dayInWords(keptUntil.until ?? '')}.{' '}
        {keptUntil.mustGo
          ? 'A copy of a right to work check is destroyed after its day.'
          : 'Keep it no longer than it is needed: destroy it, or hold it and say why.'}
      </p>
      {may === 'destroy' ? (
        <div className="mt-3">
          <ActionForm intent="destroy" button="Destroy it for good">
            {() => <Hidden id={kept.id} seen={kept.version} />}
          </ActionForm>
        </div>
      ) : (
        <p>A compliance officer destroys it.</p>
      )}
    </Notice>
  );
}

function Versions({ line: { kept }, mayRecord }: { line: RecordLine; mayRecord: boolean }) {
  if (kept === null) return null;
  const [newest, ...older] = kept.versions;
  return (
    <section aria-label="What is kept">
      {newest !== undefined && (
        <>
          <h3 className="text-16 font-semibold">
            {older.length === 0 ? 'Kept' : `Version ${newest.number}, the newest`}
          </h3>
          <Version version={newest} mayRecord={mayRecord} />
        </>
      )}
      {older.map((version) => (
        <Disclosure key={version.number} summary={`Version ${version.number}`}>
          <Version version={version} mayRecord={mayRecord} />
        </Disclosure>
      ))}
    </section>
  );
}

interface VersionProps {
  version: NonNullable<RecordLine['kept']>['versions'][number];
  mayRecord: boolean;
}

function Version({ version, mayRecord }: VersionProps) {
  return (
    <>
      <p className="text-14 text-ink-2">
        Added by {version.by} on {onDay(version.at)}
        {version.validUntil !== null && `, valid to ${dayInWords(version.validUntil)}`}.
      </p>
      {mayRecord ? (
        <RecordFiles files={version.files} />
      ) : (
        <p className="text-15">
          {version.fileCount === 1 ? '1 file' : `${version.fileCount} files`}. Compliance officers and
          advisers open them.
        </p>
      )}
    </>
  );
}

function MoreDeeds({ line: { kept, keptUntil } }: { line: RecordLine }) {
  if (kept === null) return null;
  const hidden = <Hidden id={kept.id} seen={kept.version} />;
  return (
    <>
      <Disclosure summary="Change until when the paper is valid">
        <ActionForm intent="valid" button="Save the day" look="outline">
          {(field) => (
            <>
              {hidden}
              <DateField
                {...field('validUntil')}
                label="Last day on which it is valid"
                optional
                defaultValue={kept.versions[0]?.validUntil ?? ''}
              />
            </>
          )}
        </ActionForm>
      </Disclosure>
      {kept.holdReason === null ? (
        <Disclosure summary={keptUntil.isOver ? 'Hold it instead' : 'Hold it beyond its day'}>
          <ActionForm intent="hold" button="Hold it" look="outline">
            {(field) => (
              <>
                {hidden}
                <TextField
                  {...field('holdReason')}
                  label="Why it is held"
                  hint="A tribunal, an open request of the Home Office. No health or criminal facts."
                  autoComplete="off"
                  defaultValue=""
                />
              </>
            )}
          </ActionForm>
        </Disclosure>
      ) : (
        <ActionForm intent="end-hold" button="End the hold" look="outline">
          {() => hidden}
        </ActionForm>
      )}
    </>
  );
}

function Hidden({ id, seen }: { id: string; seen: number }) {
  return (
    <>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="seen" value={seen} />
    </>
  );
}

function KeptUntil({ line: { keptUntil }, today }: { line: RecordLine; today: string }) {
  const { until, because, disputed, mustGo } = keptUntil;
  return (
    <section aria-label="How long">
      <h3 className="text-16 font-semibold">
        {until === null ? 'Kept' : until < today ? 'Was kept until' : 'Kept until'}
        {until !== null && ` ${dayInWords(until)}`}
      </h3>
      <p className="text-15 text-ink-2">
        {because} {withDaysInWords(disputed ?? '')} {mustGo ? '' : 'Nothing can be deleted before its day.'}
      </p>
    </section>
  );
}

function Law({ line: { section, inForceFrom, confidence, note, sources } }: { line: RecordLine }) {
  return (
    <section aria-label="Where this is read" className="text-14 text-ink-2">
      <p>
        {section === 'own' ? 'Our advice, not Appendix D' : `Appendix D, section ${section}`}
        {inForceFrom !== null && ` · in our record from ${dayInWords(inForceFrom)}`}
        {confidence !== null && ` · ${confidenceWords[confidence] ?? confidence}`}. The text was not read.
      </p>
      {note !== null && <p>{note}</p>}
      <ul className="mt-1">
        {sources.map(({ title, url }) => (
          <li key={title}>
            {url === undefined ? (
              title
            ) : (
              <a href={url} rel="noreferrer" className="underline underline-offset-4">
                {title} <ExternalLink size={14} aria-hidden className="inline" />
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
