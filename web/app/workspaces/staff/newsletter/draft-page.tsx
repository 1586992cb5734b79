import type { issueFiguresOperation } from '@portway/contracts/newsletter/issues';
import type { ResponseOf } from '@portway/contracts/operation';
import { useEffect, useState } from 'react';
import { Panel } from '../../../kit/frame/panel.tsx';
import { DraftForm } from './draft-form.tsx';
import { IssuePreview } from './issue-preview.tsx';
import type { WholeIssue } from './issue-words.ts';
import { SendPanel } from './send-panel.tsx';

interface DraftPageProps {
  /** Left out for one that is not saved yet. */
  issue: WholeIssue | undefined;
  figures: ResponseOf<typeof issueFiguresOperation>;
}

/** A draft: its fields, how it reads, and sending it. */
export function DraftPage({ issue, figures }: DraftPageProps) {
  const [unsaved, setUnsaved] = useState(false);
  useWarnBeforeLeaving(unsaved);
  return (
    <div className="desk-one">
      <div>
        <Panel title="Text">
          <DraftForm issue={issue} figures={figures} onChange={setUnsaved} />
        </Panel>
        {issue !== undefined && (
          <Panel
            title="How it reads"
            text={unsaved ? 'As it was last saved. Save it to see your changes.' : undefined}
          >
            <IssuePreview preview={issue.preview} />
          </Panel>
        )}
      </div>
      <div>
        {issue === undefined ? (
          <Panel title="Send">
            <p className="text-ink-2">
              Save the draft first. You can then see how it reads, and who gets it.
            </p>
          </Panel>
        ) : (
          <SendPanel issue={issue} unsaved={unsaved} />
        )}
      </div>
    </div>
  );
}

function useWarnBeforeLeaving(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [unsaved]);
}
