/** Number of jobs in words: `1 job`, `54 jobs`, `100+ jobs`. */
export function countInWords({ count, more }: { readonly count: number; readonly more: boolean }): string {
  if (count === 1 && !more) return '1 job';
  return `${count.toLocaleString('en-GB')}${more ? '+' : ''} jobs`;
}
