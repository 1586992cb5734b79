/** As names are compared: two ways to write one are the same company, or the same technology. */
export function plainName(name: string): string {
  const seen = name.normalize('NFKC').replaceAll(/\p{Cf}/gu, '');
  return seen.trim().replaceAll(/\s+/g, ' ').toLowerCase();
}
