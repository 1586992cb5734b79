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

const look =
  'inline-flex min-h-11 items-center rounded-full border px-4 text-15 font-medium aria-[current=true]:border-racing-2 aria-[current=true]:bg-mint';

/** Who reads the tool: two links to the same answers, so that it works without scripts. */
export function ReaderChoice({ reader, className }: { reader: Reader; className?: string }) {
  const location = useLocation();
  const framed = useContext(Framed);
  useChosenReader(reader);
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
          className={classNames(look, value === reader ? '' : 'border-outline hover:bg-ink/8')}
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
