export const companyPath = '/dashboard/organisation';
export const peoplePath = '/dashboard/organisation/people';
export const registerPath = '/dashboard/organisation/register';

export type OrganisationTab = typeof companyPath | typeof peoplePath | typeof registerPath;

/** The pages of the organisation, in their order. */
export const organisationTabs = [
  { to: companyPath, label: 'Company page' },
  { to: peoplePath, label: 'People and access' },
  { to: registerPath, label: 'Register' },
] as const satisfies readonly { readonly to: OrganisationTab; readonly label: string }[];

/** Parts of the company page that have moved to the tab of the register. */
const movedParts = ['#register', '#sponsor'];

/** Where an address of the one page that was here before leads now; undefined if it is still right. */
export function movedTo({ search, hash }: { readonly search: string; readonly hash: string }) {
  const query = new URLSearchParams(search);
  const isMoved = movedParts.includes(hash) || query.has('claim') || query.has('find');
  return isMoved ? { pathname: registerPath, search, hash } : undefined;
}
