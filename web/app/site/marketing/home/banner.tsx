const chips = [
  'Visa-Supported Roles',
  'Skilled Engineers',
  'Remote Developers',
  'AI & ML Specialists',
  'Sponsored Tech Talent',
] as const;

/** Enough copies to fill a screen of 3,000 pixels while one of them scrolls out of view. */
const copies = [0, 1, 2, 3] as const;

/**
 * Two rows of words that scroll in opposite directions. A checkbox stops them, so that it needs no scripts.
 */
export function Banner() {
  return (
    <section aria-labelledby="talent" className="banner hero-ground overflow-clip py-14">
      <div className="page-width flex flex-wrap items-center justify-between gap-4">
        <h2 id="talent" className="text-36">
          Unlock Global Talent Effortlessly
        </h2>
        <label className="pick pause">
          <input type="checkbox" />
          <i />
          Pause<span className="sr-only"> the moving banner</span>
        </label>
      </div>
      <Row words={chips} />
      <Row words={chips.toReversed()} repeated />
    </section>
  );
}

/** Copies are hidden from screen readers. */
function Row({ words, repeated }: { words: readonly string[]; repeated?: true }) {
  return (
    <ul className="drift" aria-hidden={repeated}>
      {copies.flatMap((copy) =>
        words.map((word) => (
          <li key={word + copy} aria-hidden={copy > 0 || undefined}>
            {word}
          </li>
        )),
      )}
    </ul>
  );
}
