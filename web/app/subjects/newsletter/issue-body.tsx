import type { IssueBlock, IssueContent } from '@portway/contracts/site/newsletter/issue-content';
import { Link } from 'react-router';
import { dayInWords } from '../../text/days.ts';

type Span = Extract<IssueBlock, { kind: 'paragraph' }>['spans'][number];

/** What an issue of the newsletter says, and where its figures come from: the same as in the mail. */
export function IssueBody({ content: { blocks, figures, checkedTo } }: { content: IssueContent }) {
  return (
    <div className="flex max-w-measure flex-col gap-4 wrap-anywhere">
      {blocks.map((block, index) => (
        // Blocks have no name of their own, and are never moved.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <Block key={index} block={block} />
      ))}
      {figures.length > 0 && (
        <section className="mt-4 border-t border-line pt-4 text-15">
          <h2 className="text-20">Where the figures come from</h2>
          <ul className="mt-2 flex list-disc flex-col gap-1 pl-5">
            {figures.map(({ value, title, rule, day, toBeConfirmed }) => (
              <li key={`${rule} ${day}`}>
                {value}:{' '}
                <Link to={`/rules/${rule}`} className={link}>
                  {title}
                </Link>
                , for {dayInWords(day)}
                {toBeConfirmed && ' (to be confirmed on GOV.UK)'}
              </li>
            ))}
          </ul>
          <p className="mt-2 text-ink-2">The law behind the figures was read to {dayInWords(checkedTo)}.</p>
        </section>
      )}
    </div>
  );
}

const link = 'font-semibold text-link underline underline-offset-4';

function Block({ block }: { block: IssueBlock }) {
  if (block.kind === 'heading') return <h2 className="mt-4 text-22">{block.text}</h2>;
  if (block.kind === 'paragraph')
    return (
      <p>
        <Spans spans={block.spans} />
      </p>
    );
  return (
    <ul className="flex list-disc flex-col gap-1 pl-5">
      {block.items.map((spans, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as for blocks
        <li key={index}>
          <Spans spans={spans} />
        </li>
      ))}
    </ul>
  );
}

function Spans({ spans }: { spans: readonly Span[] }) {
  return spans.map((span, index) => {
    const words = span.strong ? <strong>{span.text}</strong> : span.text;
    // biome-ignore lint/suspicious/noArrayIndexKey: as for blocks
    if (span.url === undefined) return <span key={index}>{words}</span>;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: as for blocks
      <Link key={index} to={span.url} className={link}>
        {words}
      </Link>
    );
  });
}
