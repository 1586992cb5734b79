interface LawNoteProps {
  /** Which law answered: "Law in force on 21 November 2026". */
  law: string;
  /** The name of the field that sets that day. */
  day: string;
  /** How far our records go. */
  recorded: string;
}

/** Under a figure: the day whose law it holds for, with the way to another day, and how far our records go. */
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
