import { issueDraft } from '@portway/contracts/site/newsletter/issues';
import { type NewsletterTopic, topicIds } from '@portway/contracts/site/newsletter/topic-words';
import { audienceInWords } from './issue-words.ts';

/** What staff write of an issue. */
export interface IssueDraft {
  readonly subject: string;
  readonly summary: string;
  readonly lawChange: boolean;
  readonly topics: readonly NewsletterTopic[];
  readonly text: string;
}

/** As saved on the server, or stored in this browser by an earlier page. */
export function asDraft(value: unknown): IssueDraft {
  const record: Readonly<Record<string, unknown>> =
    typeof value === 'object' && value !== null ? { ...value } : {};
  const words = (name: string) => (typeof record[name] === 'string' ? record[name] : '');
  const { topics } = record;
  return {
    subject: words('subject'),
    summary: words('summary'),
    lawChange: record.lawChange === true,
    topics: topicIds.filter((topic) => Array.isArray(topics) && topics.includes(topic)),
    text: words('text'),
  };
}

/** As the server stores it, so that what comes back is no other version. */
export function normalised(draft: IssueDraft): IssueDraft {
  const { subject = '', summary = '', lawChange, topics, text } = issueDraft.parse(draft);
  return {
    subject,
    summary,
    lawChange,
    topics: lawChange ? topics : [],
    text: text.replaceAll('\r\n', '\n'),
  };
}

/** What is wrong with a draft, by field. */
export function draftErrors(draft: IssueDraft): Readonly<Record<string, string>> {
  const issues = issueDraft.safeParse(draft).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]));
}

/** One of two versions, to compare. */
export function draftInWords(draft: IssueDraft): string {
  const { subject, summary, lawChange, topics, text } = draft;
  return [subject || 'No subject yet', summary, audienceInWords({ lawChange, topics }), text]
    .filter((part) => part !== '')
    .join('\n\n');
}
