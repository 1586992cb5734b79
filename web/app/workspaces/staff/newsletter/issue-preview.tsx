import { IssueBody } from '../../../subjects/newsletter/issue-body.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import type { WholeIssue } from './issue-words.ts';

/** The mail as it reads, and the plain text that some programs show instead. */
export function IssuePreview({ preview: { content, plainText } }: Pick<WholeIssue, 'preview'>) {
  return (
    <div className="flex flex-col gap-4">
      {content.blocks.length === 0 ? (
        <p className="text-ink-2">There is no text yet.</p>
      ) : (
        <div className="staff-mail">
          <IssueBody content={content} />
        </div>
      )}
      <Disclosure summary="As plain text">
        <p className="staff-mail as-written text-15">{plainText}</p>
      </Disclosure>
    </div>
  );
}
