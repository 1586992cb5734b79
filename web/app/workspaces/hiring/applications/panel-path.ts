/** The page's address with another applicant in the panel, or none. */
export function panelPath(query: URLSearchParams, applicant: string | null, tab = ''): string {
  const there = new URLSearchParams(query);
  there.delete('tab');
  if (applicant === null) there.delete('applicant');
  else there.set('applicant', applicant);
  if (tab !== '') there.set('tab', tab);
  return `?${there}`;
}
