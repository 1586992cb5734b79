/** Names for comparison: two spellings of a name are the same company or technology. */
export function plainName(name: string): string {
  const seen = name.normalize('NFKC').replaceAll(/\p{Cf}/gu, '');
  return seen.trim().replaceAll(/\s+/g, ' ').toLowerCase();
}
