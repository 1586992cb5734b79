import { nextPath } from '../../kit/loading/signed-in.ts';
import { useQuery } from '../../kit/loading/use-query.ts';

/** Between the form and what can be done in its stead. */
export function Or() {
  return (
    <p className="flex items-center gap-3 text-14 text-ink-2">
      <span className="h-px grow bg-line" />
      or
      <span className="h-px grow bg-line" />
    </p>
  );
}

/** Leaves our pages for the server's, so it is no link of the router's. A new account gets the role. */
export function GoogleLink({ role, children }: { role: string; children: string }) {
  const query = useQuery();
  const asked = new URLSearchParams({ next: nextPath(query, '/dashboard'), ...(role !== '' && { role }) });
  return (
    <a href={`/api/auth/google/start?${asked}`} className={outlined}>
      {children}
    </a>
  );
}

const outlined =
  'inline-flex min-h-12 w-full items-center justify-center gap-2 rounded-full border border-current px-6 py-2.5 text-center font-semibold leading-tight eased hover:bg-ink/8';

/** The role that the address asks for, if any. */
export function roleIn(query: URLSearchParams): string {
  const role = query.get('role');
  return role === 'candidate' || role === 'recruiter' ? role : '';
}
