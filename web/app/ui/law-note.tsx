interface LawNoteProps {
  /** The law applied: "Rates and rules for 21 November 2026". */
  law: string;
  /** The name of the field that sets that date. */
  day: string;
  /** The date to which our records go. */
  recorded: string;
}

/**
 * Under a figure: the date of its law, a link to choose another date, and the date to which our records go.
 */
export function LawNote({ law, day, recorded }: LawNoteProps) {
  return (
    <>
      {law}.{' '}
      <span className="no-print">
        <a href={`#${day}`} className="underline underline-offset-4">
          Ask for another day
        </a>
        .{' '}
      </span>
      {recorded}
    </>
  );
}
