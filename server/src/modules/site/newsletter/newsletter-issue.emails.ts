import { product } from '@portway/contracts/product';
import type { IssueContent } from '@portway/contracts/site/newsletter/issue-content';
import type { EmailBlock, EmailContent, EmailSpan } from '../../../platform/mail/email.ts';

export interface IssueEmailFacts {
  readonly subject: string;
  readonly summary: string | null;
  readonly lawChange: boolean;
  readonly content: IssueContent;
  readonly origin: string;
  /** The public page of the issue; left out of a preview. */
  readonly pageUrl?: string | undefined;
  readonly endUrl: string;
}

/** An issue of the newsletter. */
export function issueEmail(facts: IssueEmailFacts): EmailContent {
  const { subject, summary, lawChange, content, origin, pageUrl, endUrl } = facts;
  return {
    subject,
    preview: summary ?? 'What changes, from which day, and where to check it.',
    heading: subject,
    paragraphs: [],
    body: absolute([...content.blocks, ...figureBlocks(content)], origin),
    actions: pageUrl === undefined ? [] : [{ label: 'Read it on the site', url: pageUrl }],
    foot: [
      'This is information, not legal advice.',
      lawChange
        ? `You are receiving this because you asked at ${origin} to hear about such changes of the law.`
        : `You are receiving this because you confirmed the ${product} newsletter at ${origin}.`,
    ],
    footLinks: [
      { label: 'Choose other topics', url: `${origin}/newsletter` },
      { label: 'Unsubscribe', url: endUrl },
    ],
  };
}

/** Each figure with its rule and its day, so that the reader can check it. */
function figureBlocks({ figures, checkedTo }: IssueContent): EmailBlock[] {
  if (figures.length === 0) return [];
  const items = figures.map(({ value, title, rule, day, toBeConfirmed }): EmailSpan[] => [
    { text: `${value}: ` },
    { text: title, url: `/rules/${rule}` },
    { text: `, for ${inWords(day)}${toBeConfirmed ? ' (to be confirmed on GOV.UK)' : ''}` },
  ]);
  return [
    { kind: 'heading', text: 'Where the figures come from' },
    { kind: 'list', items },
    { kind: 'paragraph', spans: [{ text: `The law behind the figures was read to ${inWords(checkedTo)}.` }] },
  ];
}

const days = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

function inWords(day: string): string {
  return days.format(new Date(`${day}T00:00:00Z`));
}

/** A mail has no site around it, so its links name ours. */
function absolute(blocks: readonly EmailBlock[], origin: string): EmailBlock[] {
  const spans = (all: readonly EmailSpan[]) =>
    all.map((span) => (span.url?.startsWith('/') ? { ...span, url: `${origin}${span.url}` } : span));
  return blocks.map((block) => {
    if (block.kind === 'paragraph') return { ...block, spans: spans(block.spans) };
    return block.kind === 'list' ? { ...block, items: block.items.map(spans) } : block;
  });
}
