import { submit } from '@portway/contracts/client';
import { addCheckCopyOperation } from '@portway/contracts/sponsor/records/records';
import type { PersonPage } from '@portway/contracts/sponsor/right-to-work/employed-people';
import type { WithFile } from '../../../kit/forms/upload/use-upload.ts';
import { Panel } from '../../../kit/frame/panel.tsx';
import { dayInWords } from '../../../text/days.ts';
import { RecordFiles } from '../evidence/record-files.tsx';
import { SendFile } from '../evidence/send-file.tsx';
import '../evidence/records.css';

type Check = PersonPage['checks'][number];

/** The copy of each check: its files, and one more. They are kept with the checks, and go with them. */
export function CheckCopies({ person: { checks, mayRecord } }: { person: PersonPage }) {
  if (checks.length === 0) return null;
  return (
    <Panel
      title="Copies of the checks"
      text="Kept as long as the checks themselves, then destroyed with them. Who opens one is recorded."
    >
      <div className="flex flex-col gap-6">
        {checks.map((check) => (
          <CheckCopy key={check.id} check={check} mayRecord={mayRecord} />
        ))}
      </div>
    </Panel>
  );
}

function CheckCopy({ check, mayRecord }: { check: Check; mayRecord: boolean }) {
  const { id, copy, checkedOn, title } = check;
  const count = copy?.versions.reduce((sum, { fileCount }) => sum + fileCount, 0) ?? 0;
  const send = (file: File) => (me: WithFile) =>
    submit(
      addCheckCopyOperation,
      { name: file.name, seen: copy?.version ?? 0, adds: copy === null ? 'version' : 'page' },
      { ...me, parameters: { id } },
    );
  return (
    <section aria-label={`Copy of the check of ${dayInWords(checkedOn)}`} className="flex flex-col gap-3">
      <h3 className="font-text text-16 font-semibold tracking-normal">
        {dayInWords(checkedOn)}: {title}
      </h3>
      {count === 0 && <p className="text-15 text-ink-2">No copy is kept here.</p>}
      {count > 0 && !mayRecord && (
        <p className="text-15 text-ink-2">
          {count === 1 ? '1 file is kept.' : `${count} files are kept.`} Compliance officers and advisers open
          it.
        </p>
      )}
      {mayRecord && copy !== null && <RecordFiles files={copy.versions.flatMap(({ files }) => files)} />}
      {mayRecord && (
        <SendFile label={count === 0 ? 'Add the copy, or photograph it' : 'Add one more file'} send={send} />
      )}
    </section>
  );
}
