import { useContext } from 'react';
import { Link, useLocation } from 'react-router';
import { addressFor, namedReader, type Reader, readerName } from '../../../text/reader/reader.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Framed } from '../../../ui/framed.tsx';
import { useChosenReader } from './use-chosen-reader.ts';

const readers = [
  { value: 'employer', label: 'the employer' },
  { value: 'worker', label: 'the worker' },
] as const;

const look = 'inline-flex min-h-11 items-center rounded-full border px-4 text-15 font-medium';

interface ReaderLinksProps {
  reader: Reader;
  className?: string | undefined;
}

/** Who reads the tool, kept for this tab. */
export function ReaderChoice(props: ReaderLinksProps) {
  useChosenReader(props.reader);
  return <ReaderLinks {...props} />;
}

/** Two links to the same answers for either reader, so that it works without scripts. */
export function ReaderLinks({ reader, className }: ReaderLinksProps) {
  const location = useLocation();
  const framed = useContext(Framed);
  // The site around an embedded tool says for whom it is, in the address of the frame.
  if (framed) return null;
  return (
    <nav
      aria-label="Who is reading"
      className={classNames('no-print flex flex-wrap items-center gap-2', className)}
    >
      <span className="font-medium">I am</span>
      {readers.map(({ value, label }) => (
        <Link
          key={value}
          to={addressFor(value, location)}
          replace
          preventScrollReset
          aria-label={`I am ${label}`}
          aria-current={value === reader ? 'true' : undefined}
          className={classNames(
            look,
            value === reader ? 'border-ink bg-ink text-paper' : 'border-outline hover:bg-ink/8',
          )}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}

/** Sends the reader of the address along with a form's answers. */
export function ReaderField() {
  const reader = namedReader(new URLSearchParams(useLocation().search));
  return reader === undefined ? null : <input type="hidden" name={readerName} value={reader} />;
}
