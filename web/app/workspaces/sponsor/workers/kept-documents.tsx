import type { WorkerPage } from '@portway/contracts/sponsor/workers/worker-page';
import { Panel } from '../../../kit/frame/panel.tsx';
import { dayInWords } from '../../../text/days.ts';
import { FactLines } from './worker-panels.tsx';

/** Until when each document is kept, once sponsorship has ended. */
export function KeptDocuments({ kept: { documents, records } }: { kept: NonNullable<WorkerPage['kept']> }) {
  if (records === null)
    return (
      <Panel title="Keep until">
        <p className="text-15 text-ink-2">
          How long to keep these records is not known for that day: keep them, and take advice.
        </p>
      </Panel>
    );
  return (
    <Panel title="Keep until">
      <FactLines
        facts={documents.map(({ title, until }) => [
          title,
          until === null ? 'counted once employment has ended' : dayInWords(until),
        ])}
      />
      <p className="mt-3 text-14 text-ink-2">
        Counted from the days on record; of several terms the latest. To be confirmed on GOV.UK.
      </p>
    </Panel>
  );
}
