import { NameField } from './search-form.tsx';

/** Page for an unknown address: what may have happened, and the search. */
export function NoSuchSponsor() {
  return (
    <div className="page-width pt-8 pb-section sm:pt-12">
      <h1 className="text-48">The register has no such entry</h1>
      <p className="mt-4 max-w-measure text-ink-2">
        The address may be mistyped. An entry that was here keeps its page, also after it has left the
        register. Search for the company by its name:
      </p>
      <search>
        <form action="/sponsors" className="sponsor-search">
          <NameField />
        </form>
      </search>
    </div>
  );
}
