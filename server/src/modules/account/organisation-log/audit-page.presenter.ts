/** An entry of the audit log, with the names of those whom its reader may see. */
interface AuditRow {
  readonly number: number;
  readonly at: Date;
  readonly action: string;
  readonly actor: string | null;
  readonly actor_name: string | null;
  readonly subject: string | null;
  readonly subject_name: string | null;
  readonly network: string | null;
  readonly details: unknown;
}

/** A page of entries, newest first, from one row more than it shows, and where the next page begins. */
export function auditPage(rows: readonly AuditRow[], pageSize: number) {
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  return {
    entries: page.map(entryOf),
    next: rows.length > pageSize && last !== undefined ? String(last.number) : null,
  };
}

/** The details of an entry as texts by name. */
export function auditDetailsOf(details: unknown): Record<string, string> {
  const pairs = typeof details === 'object' && details !== null ? Object.entries(details) : [];
  return Object.fromEntries(pairs.map(([name, value]) => [name, String(value)]));
}

function entryOf({ number, at, action, network, ...row }: AuditRow) {
  return {
    number,
    at: at.toISOString(),
    action,
    actor: row.actor === null ? null : { id: row.actor, name: row.actor_name },
    subject: row.subject === null ? null : { id: row.subject, name: row.subject_name },
    network,
    details: auditDetailsOf(row.details),
  };
}
