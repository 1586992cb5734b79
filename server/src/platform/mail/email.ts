import { product } from '@portway/contracts/product';
import { type EmailList, htmlOfList, textOfList } from './email-list.ts';
import { escaped, lines } from './email-markup.ts';

/** Words within a paragraph, perhaps a link. */
export interface EmailSpan {
  readonly text: string;
  readonly url?: string | undefined;
  readonly strong?: boolean | undefined;
}

/** A part of a longer text, such as a newsletter's. */
export type EmailBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly spans: readonly EmailSpan[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly EmailSpan[])[] };

/** The content of an email; `renderEmail` makes both bodies from it. */
export interface EmailContent {
  readonly subject: string;
  /** The preview text beside the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** A longer text after these. */
  readonly body?: readonly EmailBlock[];
  /** What was sent or agreed, as labelled values. */
  readonly facts?: readonly { readonly name: string; readonly value: string }[];
  /** Lists with a heading, after the facts. */
  readonly lists?: readonly EmailList[];
  /** The main action, and smaller ones after it. Absolute URLs. */
  readonly actions?: readonly { readonly label: string; readonly url: string }[];
  /** The footer: why it was sent. */
  readonly foot: readonly string[];
  /** Links under it, such as the one that ends such mails. */
  readonly footLinks?: readonly { readonly label: string; readonly url: string }[];
}

export interface Rendered {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** Both bodies of an email: plain text, and HTML with no image, script or tracking. */
export function renderEmail(letter: EmailContent): Rendered {
  return { subject: letter.subject, text: textOf(letter), html: htmlOf(letter) };
}

function textOf({
  heading,
  paragraphs,
  body = [],
  facts = [],
  lists = [],
  actions = [],
  foot,
  footLinks = [],
}: EmailContent): string {
  const parts = [
    heading,
    ...paragraphs,
    ...body.map(blockText),
    facts.map(({ name, value }) => `${name}: ${value}`).join('\n'),
    ...lists.map(textOfList),
    ...actions.map(({ label, url }) => `${label}:\n${url}`),
    `--\n${[product, ...foot].join('\n')}`,
    ...footLinks.map(({ label, url }) => `${label}:\n${url}`),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

/** Where a mail program follows the system's dark theme; others show the colours that stand in the elements. */
const darkTheme = `@media (prefers-color-scheme:dark){
body{background:#0b1713!important;color:#f3eee2!important}
.card{background:#12231c!important;border-color:#2c4238!important}
.card a,.foot a{color:#9fd6bb!important}
.card a.deed{color:#12241c!important}
.card th,.foot{color:#b5c4bb!important}
.card td{border-color:#2c4238!important}
.card td.open{color:#ff9d85!important}
.card td.set{color:#9fd6bb!important}
}`;

const font = "font-family:'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

function htmlOf(letter: EmailContent): string {
  const {
    subject,
    preview,
    heading,
    paragraphs,
    body = [],
    facts = [],
    lists = [],
    actions = [],
    foot,
  } = letter;
  const { footLinks = [] } = letter;
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(subject)}</title>
<style>${darkTheme}</style>
</head>
<body style="margin:0;background:#fbf8f1;color:#12241c;${font};font-size:16px;line-height:1.55">
<div style="display:none;max-height:0;overflow:hidden">${escaped(preview)}</div>
<div style="max-width:560px;margin:0 auto;padding:24px 16px">
<p style="margin:0 0 20px;padding:14px 24px;border-radius:16px;background:#0d3b2e;color:#fffdf8;font-weight:700;font-size:18px">${escaped(product)}</p>
<div class="card" style="background:#fffdf8;border:1px solid #e4dccb;border-radius:16px;padding:24px">
<h1 style="margin:0 0 12px;font-size:24px;line-height:1.2">${escaped(heading)}</h1>
${paragraphs.map((text) => `<p style="margin:0 0 14px">${lines(text)}</p>`).join('\n')}
${body.map(blockHtml).join('\n')}
${[factTable(facts), ...lists.map(htmlOfList)].join('\n')}
${actions.map(button).join('\n')}
</div>
${foot.map((text) => `<p class="foot" style="margin:14px 8px 0;font-size:13px;color:#46574f">${lines(text)}</p>`).join('\n')}
${footLinks.map(({ label, url }) => `<p class="foot" style="margin:14px 8px 0;font-size:13px"><a href="${escaped(url)}" style="color:#145341">${escaped(label)}</a></p>`).join('\n')}
</div>
</body>
</html>
`;
}

function blockText(block: EmailBlock): string {
  if (block.kind === 'heading') return `${block.text}\n${'-'.repeat(Math.min(block.text.length, 60))}`;
  if (block.kind === 'paragraph') return spansText(block.spans);
  return block.items.map((spans) => `- ${spansText(spans)}`).join('\n');
}

function spansText(spans: readonly EmailSpan[]): string {
  return spans
    .map(({ text, url }) => (url === undefined || url === text ? text : `${text} (${url})`))
    .join('');
}

function blockHtml(block: EmailBlock): string {
  if (block.kind === 'heading')
    return `<h2 style="margin:22px 0 8px;font-size:19px;line-height:1.3">${escaped(block.text)}</h2>`;
  if (block.kind === 'paragraph') return `<p style="margin:0 0 14px">${spansHtml(block.spans)}</p>`;
  const items = block.items.map((spans) => `<li style="margin:0 0 6px">${spansHtml(spans)}</li>`);
  return `<ul style="margin:0 0 14px;padding:0 0 0 22px">${items.join('')}</ul>`;
}

function spansHtml(spans: readonly EmailSpan[]): string {
  return spans
    .map(({ text, url, strong }) => {
      const words = strong ? `<strong>${lines(text)}</strong>` : lines(text);
      return url === undefined ? words : `<a href="${escaped(url)}" style="color:#145341">${words}</a>`;
    })
    .join('');
}

function factTable(facts: NonNullable<EmailContent['facts']>): string {
  if (facts.length === 0) return '';
  const rows = facts.map(
    ({ name, value }) =>
      `<tr><th scope="row" style="padding:8px 12px 8px 0;text-align:left;vertical-align:top;font-weight:400;color:#46574f">${escaped(name)}</th><td style="padding:8px 0;vertical-align:top;overflow-wrap:anywhere">${lines(value)}</td></tr>`,
  );
  return `<table style="width:100%;margin:4px 0 14px;border-collapse:collapse;font-size:15px">${rows.join('')}</table>`;
}

function button({ label, url }: { label: string; url: string }, index: number): string {
  const look =
    index === 0
      ? 'display:inline-block;padding:12px 24px;border-radius:999px;background:#f2b33d;color:#12241c;font-weight:600;text-decoration:none'
      : 'color:#145341;font-weight:600';
  return `<p style="margin:8px 0"><a href="${escaped(url)}" style="${look}"${index === 0 ? ' class="deed"' : ''}>${escaped(label)}</a></p>`;
}
