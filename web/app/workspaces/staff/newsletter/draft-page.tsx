import type { ResponseOf } from '@portway/contracts/operation';
import type { issueFiguresOperation } from '@portway/contracts/site/newsletter/issues';
import { Panel } from '../../../kit/frame/panel.tsx';
import { DraftForm } from './draft-form.tsx';
import { IssuePreview } from './issue-preview.tsx';
import type { WholeIssue } from './issue-words.ts';
import { SendPanel } from './send-panel.tsx';
import { useDraft } from './use-draft.ts';

interface DraftPageProps {
  issue: WholeIssue;
  figures: ResponseOf<typeof issueFiguresOperation>;
  /** When it was requested: what was saved since is newer. */
  askedAt: number;
}

/** A draft: its fields, how it reads, and sending it. */
export function DraftPage({ issue, figures, askedAt }: DraftPageProps) {
  const draft = useDraft(issue, askedAt);
  return (
    <div className="desk-one">
      <div>
        <Panel title="Text">
          <DraftForm draft={draft} figures={figures} />
        </Panel>
        <Panel title="How it reads">
          <IssuePreview preview={issue.preview} />
        </Panel>
      </div>
      <div>
        <SendPanel issue={issue} saveNow={draft.saveNow} />
      </div>
    </div>
  );
}
