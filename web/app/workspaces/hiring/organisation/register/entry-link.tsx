import { Link } from 'react-router';

export interface NamedEntry {
  readonly slug: string;
  readonly name: string;
  readonly town: string | null;
}

export const entryName = ({ name, town }: NamedEntry) => (town === null ? name : `${name}, ${town}`);

/** Leads to the public page of an entry, outside this workspace. */
export function EntryLink({ entry }: { entry: NamedEntry }) {
  return (
    <Link
      to={`/sponsors/${entry.slug}`}
      reloadDocument
      className="font-semibold text-link underline underline-offset-4 wrap-anywhere"
    >
      {entryName(entry)}
    </Link>
  );
}
