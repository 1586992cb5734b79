import type { ResponseOf } from '@portway/contracts/operation';
import type { staffIssueOperation, staffIssuesOperation } from '@portway/contracts/site/newsletter/issues';
import { newsletterTopics, topicIds } from '@portway/contracts/site/newsletter/topic-words';

export type WholeIssue = ResponseOf<typeof staffIssueOperation>;
export type IssueHead = ResponseOf<typeof staffIssuesOperation>['issues'][number];

export const stateWords = {
  draft: 'Draft',
  sending: 'Sending',
  sent: 'Sent',
  stopped: 'Stopped',
} as const satisfies Record<IssueHead['state'], string>;

export const stateLooks = { draft: 'sand', sending: 'gold', sent: 'mint', stopped: 'rose' } as const;

export const topicOptions = topicIds.map((value) => ({ value, label: newsletterTopics[value] }));

/** "Everyone on the list", or "Law change: Fees and charges, Visas and settlement". */
export function audienceInWords({ lawChange, topics }: Pick<IssueHead, 'lawChange' | 'topics'>): string {
  if (!lawChange) return 'Everyone on the list';
  const names = topics.map((topic) => newsletterTopics[topic]).join(', ');
  return `Law change: ${names || 'no topic yet'}`;
}

export function inNumbers(count: number): string {
  return count.toLocaleString('en-GB');
}

export function people(count: number): string {
  return count === 1 ? '1 person' : `${inNumbers(count)} people`;
}
