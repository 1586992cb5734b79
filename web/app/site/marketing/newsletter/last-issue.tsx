import { Link } from 'react-router';
import { IssueBody } from '../../../subjects/newsletter/issue-body.tsx';
import { londonDayOf } from '../../../text/moments.ts';
import type { PublishedIssue } from './issues-of.server.ts';

/** The newsletter that was sent last, whole, so that a visitor sees what they would get. */
export function LastIssue({ issue }: { issue: PublishedIssue }) {
  return (
    <section aria-labelledby="last-issue" className="page-width pb-section">
      <p className="text-14 text-ink-2">
        The last issue, sent on <time dateTime={issue.sentAt}>{londonDayOf(issue.sentAt)}</time>
      </p>
      <h2 id="last-issue" className="mt-2 mb-6 text-28 wrap-anywhere">
        {issue.subject}
      </h2>
      <IssueBody content={issue.content} />
      <Link
        to="/newsletter/issues"
        className="mt-6 inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4"
      >
        Earlier newsletters
      </Link>
    </section>
  );
}
