/** Names for comparison: two spellings of a name are the same company or technology. */
export function plainName(name: string): string {
  const visible = name.normalize('NFKC').replaceAll(/\p{Cf}/gu, '');
  return visible.trim().replaceAll(/\s+/g, ' ').toLowerCase();
}
