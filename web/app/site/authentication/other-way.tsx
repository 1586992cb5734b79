import { nextPath } from '../../kit/loading/signed-in.ts';
import { useQuery } from '../../kit/loading/use-query.ts';

/** Separates the form from its alternatives. */
export function Or() {
  return (
    <p className="flex items-center gap-3 text-14 text-ink-2">
      <span className="h-px grow bg-line" />
      or
      <span className="h-px grow bg-line" />
    </p>
  );
}

/** A plain link, because it leaves the router for the server. A new account gets this role. */
export function GoogleLink({ role, children }: { role: string; children: string }) {
  const query = useQuery();
  const params = new URLSearchParams({ next: nextPath(query, '/dashboard'), ...(role !== '' && { role }) });
  return (
    <a href={`/api/auth/google/start?${params}`} className={outlined}>
      {children}
    </a>
  );
}

const outlined =
  'inline-flex min-h-12 w-full items-center justify-center gap-2 rounded-full border border-current px-6 py-2.5 text-center font-semibold leading-tight eased hover:bg-ink/8';

/** The role in the query, if any. */
export function roleIn(query: URLSearchParams): string {
  const role = query.get('role');
  return role === 'candidate' || role === 'recruiter' ? role : '';
}
