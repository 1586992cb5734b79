import { escaped, lines } from './email-markup.ts';

/** A list in an email: steps to take in their order, or points with a mark each. */
export interface EmailList {
  readonly heading: string;
  readonly items: readonly EmailItem[];
}

interface EmailItem {
  /** Stands before the item: a number, or whether it is in place. Colour is never the only sign. */
  readonly mark: string;
  /** Something is still to be done. */
  readonly open?: boolean;
  readonly title: string;
  readonly text?: string;
  readonly link?: { readonly label: string; readonly url: string };
}

/** The list in the plain text of an email. */
export function textOfList({ heading, items }: EmailList): string {
  return [heading.toUpperCase(), ...items.map(textOfItem)].join('\n\n');
}

function textOfItem({ mark, title, text, link }: EmailItem): string {
  const parts = [
    `${mark} ${title}`,
    ...(text ? [text] : []),
    ...(link ? [`${link.label}: ${link.url}`] : []),
  ];
  return parts.join('\n');
}

/** The list in the HTML of an email: a table, because mail programs draw few lists alike. */
export function htmlOfList({ heading, items }: EmailList): string {
  return `<h2 style="margin:24px 0 4px;font-size:18px;line-height:1.3">${escaped(heading)}</h2>
<table role="presentation" style="width:100%;margin:0 0 14px;border-collapse:collapse">${items.map(htmlOfItem).join('')}</table>`;
}

const cell = 'padding:12px 0;border-top:1px solid #e4dccb;vertical-align:top';

function htmlOfItem({ mark, open = false, title, text, link }: EmailItem): string {
  const colour = open ? '#b93a1e' : '#145341';
  const state = open ? 'open' : 'set';
  const parts = [
    `<strong>${escaped(title)}</strong>`,
    ...(text ? [lines(text)] : []),
    ...(link
      ? [`<a href="${escaped(link.url)}" style="color:#145341;font-weight:600">${escaped(link.label)}</a>`]
      : []),
  ];
  return `<tr><td class="${state}" style="${cell};padding-right:12px;white-space:nowrap;color:${colour};font-weight:700">${escaped(mark)}</td><td style="${cell};width:100%">${parts.join('<br>')}</td></tr>`;
}
