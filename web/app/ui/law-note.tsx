interface LawNoteProps {
  /** The law applied: "Rates for 21 November 2026. Rules read to 10 October 2026." */
  law: string;
  /** The name of the field that sets that date. */
  day: string;
}

/**
 * Under a figure: the date of its law, how far it was read, and a link to choose another date.
 */
export function LawNote({ law, day }: LawNoteProps) {
  return (
    <>
      {law}{' '}
      <span className="no-print">
        <a href={`#${day}`} className="underline underline-offset-4">
          Choose another day
        </a>
        .
      </span>
    </>
  );
}
