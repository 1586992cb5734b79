import { Link } from 'react-router';

/** Each chip with the search of the jobs that it names; 2134 is the code of programmers and software developers. */
const chips = [
  ['Visa-Supported Roles', 'sponsored=anyone'],
  ['Skilled Engineers', 'title=engineer'],
  ['Remote Developers', 'occupation=2134&workplace=fully-remote'],
  ['AI & ML Specialists', 'title=machine+learning'],
  ['Sponsored Tech Talent', 'occupation=2134&sponsored=anyone'],
] as const;

/** Enough copies to fill a screen of 3,000 pixels while one of them scrolls out of view. */
const copies = [0, 1, 2, 3] as const;

/**
 * Two rows of links that drift in opposite directions. A checkbox stops them, so that it needs no scripts; where a
 * link has keyboard focus, or motion is not wanted, each stands once and all are in view.
 */
export function Banner() {
  return (
    <section aria-labelledby="talent" className="banner overflow-clip bg-sand/50 py-10">
      <div className="page-width flex items-center justify-between gap-4">
        <h2 id="talent" className="text-36">
          Unlock Global Talent Effortlessly
        </h2>
        <label className="pick pause">
          <input type="checkbox" />
          <i />
          Pause<span className="sr-only"> the moving banner</span>
        </label>
      </div>
      <Row />
      <Row repeated />
    </section>
  );
}

/** Screen readers and the keyboard meet each chip once: copies are for the eye and the pointer. */
function Row({ repeated = false }: { repeated?: boolean }) {
  return (
    <div className="drift" aria-hidden={repeated || undefined}>
      {copies.map((copy) => (
        <Chips key={copy} isCopy={repeated || copy > 0} />
      ))}
    </div>
  );
}

function Chips({ isCopy }: { isCopy: boolean }) {
  return (
    <ul aria-hidden={isCopy || undefined}>
      {chips.map(([words, search]) => (
        <li key={words}>
          <Link to={`/jobs?${search}`} tabIndex={isCopy ? -1 : undefined}>
            {words}
          </Link>
        </li>
      ))}
    </ul>
  );
}
