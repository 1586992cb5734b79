import { Fragment } from 'react';
import { Link } from 'react-router';
import type { Sentence } from './prose.ts';

/** A sentence with its links: each legal figure links to its rule. */
export function Words({ of }: { of: Sentence }) {
  return of.map((part, index) =>
    typeof part === 'string' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence are identified by position only
      <Fragment key={index}>{part}</Fragment>
    ) : (
      <Link
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        key={index}
        to={part.to}
        discover="none"
        aria-label={part.label}
        className="text-link underline underline-offset-4"
      >
        {part.text}
      </Link>
    ),
  );
}
