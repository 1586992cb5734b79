/** The page's address with another applicant in the panel, or none. */
export function panelPath(query: URLSearchParams, applicant: string | null, tab = ''): string {
  const nextQuery = new URLSearchParams(query);
  nextQuery.delete('tab');
  nextQuery.delete('do');
  if (applicant === null) nextQuery.delete('applicant');
  else nextQuery.set('applicant', applicant);
  if (tab !== '') nextQuery.set('tab', tab);
  return `?${nextQuery}`;
}
