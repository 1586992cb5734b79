import { type ReactNode, useContext } from 'react';
import { useLocation } from 'react-router';
import { classNames } from './class-names.ts';
import { CopyButton } from './copy-button.tsx';
import { AwayLink, Framed } from './framed.tsx';

interface TakeAwayProps {
  /** The tool's page: with `.pdf` and `.csv` appended, the same result as a file. */
  page: string;
  /** Its name in the list of embeddable tools, if it has one. */
  embed?: string;
  /** The address that is shared; by default the current one. */
  answers?: Readonly<Record<string, string>>;
  /** How the PDF is named; by default by its kind. */
  pdf?: string;
  /** Whether a phone has them in one row to swipe, instead of several rows. */
  inOneRow?: boolean;
  /** The link that a row to swipe begins with. */
  first?: ReactNode;
  /** Further links of the tool's own. */
  children?: ReactNode;
}

const look =
  'no-print inline-flex min-h-11 items-center rounded-full border border-outline px-4 font-medium hover:bg-ink/8';

/** The links that export a result. */
export function ExportLinks({ page, embed, answers, pdf = 'PDF', inOneRow, first, children }: TakeAwayProps) {
  const { search } = useLocation();
  const framed = useContext(Framed);
  const address = () =>
    `${location.origin}${page}${answers ? `?${new URLSearchParams(answers)}` : location.search}`;
  return (
    <div className={classNames('flex gap-2 text-15', inOneRow ? 'swipe-row mt-2 sm:mt-6' : 'mt-6 flex-wrap')}>
      {first}
      <CopyButton label="Copy link" done="Link copied" text={address} className={look} />
      <button type="button" className={`needs-scripts ${look}`} onClick={() => window.print()}>
        Print
      </button>
      <a href={`${page}.pdf${search}`} download className={look}>
        {pdf}
      </a>
      <a href={`${page}.csv${search}`} download className={look}>
        CSV
      </a>
      {children}
      {embed !== undefined && !framed && (
        <AwayLink to={`/embed?tool=${embed}${search.replace('?', '&')}`} className={look}>
          Embed
        </AwayLink>
      )}
    </div>
  );
}
