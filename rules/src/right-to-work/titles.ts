import { checkedDocuments } from './documents.ts';
import { rightToWorkMethods } from './methods.ts';

/** A stored method in words; the id itself where it is none of ours, such as one of an older record. */
export function methodTitle(method: string): string {
  return Object.entries(rightToWorkMethods).find(([id]) => id === method)?.[1] ?? method;
}

/** A stored document in words; null where none is known. */
export function documentTitle(document: string | null): string | null {
  if (document === null) return null;
  const ofLists = Object.entries(checkedDocuments).find(([id]) => id === document)?.[1].title;
  return ofLists ?? (document === 'evisa' ? 'eVisa' : null);
}
