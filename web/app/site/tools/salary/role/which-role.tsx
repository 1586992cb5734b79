import { Link } from 'react-router';
import { Disclosure } from '../../../../ui/disclosure.tsx';

export interface RoleOption {
  readonly code: string;
  /** GOV.UK’s title of the code. */
  readonly title: string;
  /** A job of this code that has the word; none if it says no more than the title. */
  readonly example: string | undefined;
  /** The same answers with this code. */
  readonly to: string;
}

interface RoleGroup {
  readonly title: string;
  readonly options: readonly RoleOption[];
}

/** The occupations that a word may mean. */
export interface RoleChoices {
  readonly word: string;
  readonly first: readonly RoleGroup[];
  readonly more: readonly RoleGroup[];
}

/** The id of the question, for links to it. */
export const whichRole = 'which-role';

/** A question instead of a verdict: which occupation was meant. Links, so that it works without scripts. */
export function WhichRole({ word, first, more }: RoleChoices) {
  const rest = more.reduce((sum, { options }) => sum + options.length, 0);
  return (
    <section
      id={whichRole}
      aria-labelledby={`${whichRole}-title`}
      className="rounded-16 border border-line bg-card p-4 text-ink"
    >
      <h2 id={`${whichRole}-title`} className="text-18 font-semibold">
        “{word}”: which of these?
      </h2>
      <p className="mt-1 text-15 text-ink-2">
        It matches several occupations, and the rules differ. Choose by the work, not the title.
      </p>
      <Groups groups={first} />
      {rest > 0 && (
        <Disclosure summary={`${rest} more`}>
          <Groups groups={more} />
        </Disclosure>
      )}
      <p className="mt-2 text-15 text-ink-2">None of these? Try a longer title, or a four-digit code.</p>
    </section>
  );
}

function Groups({ groups }: { groups: readonly RoleGroup[] }) {
  return groups.map(({ title, options }) => (
    <div key={title} className="mt-3">
      <h3 className="text-14 font-semibold text-ink-2">{title}</h3>
      <ul className="divide-y divide-line">
        {options.map(({ code, title: job, example, to }) => (
          <li key={code}>
            <Link to={to} replace preventScrollReset className="flex min-h-11 flex-col justify-center py-2">
              <span className="text-link underline underline-offset-4">
                {code} - {job}
              </span>
              {example !== undefined && <span className="text-14 text-ink-2">Such as {example}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  ));
}
