import { kindWords } from './change-words.ts';

/** Which changes are listed, as it is in the address. */
export interface ChangeQuery {
  readonly day?: string;
  readonly kind?: keyof typeof kindWords;
  readonly route?: string;
  readonly town?: string;
}

const texts = ['day', 'route', 'town'] as const;

/** Reads an address; what is empty or unknown is left out. */
export function readChangeQuery(query: URLSearchParams): ChangeQuery {
  const kind = query.get('kind');
  const values: Record<string, string> = {};
  for (const name of texts) {
    const value = query.get(name)?.trim() ?? '';
    if (value !== '') values[name] = value;
  }
  return { ...values, ...(isKind(kind) && { kind }) };
}

function isKind(kind: string | null): kind is keyof typeof kindWords {
  return kind !== null && Object.hasOwn(kindWords, kind);
}

export function changesAddress(query: ChangeQuery, after?: string | null): string {
  return address('/sponsors/changes', { ...query, ...(after && { after }) });
}

/** The feed of the same changes. */
export const feedAddress = (query: ChangeQuery) => address('/sponsors/changes.atom', { ...query });

function address(path: string, values: Record<string, string>): string {
  const query = new URLSearchParams(values);
  return query.size === 0 ? path : `${path}?${query}`;
}
