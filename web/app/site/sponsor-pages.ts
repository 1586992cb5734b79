/** In the sitemap by their own address. */
const listed = { prerender: false, sitemap: true } as const;
/** One for each entry, town or route of the register, which the list of pages does not know. */
const ofRegister = { prerender: false, sitemap: false } as const;

/** The public pages of the register of sponsors. */
export const sponsorPages = [
  { path: '/sponsors', file: 'site/sponsors/sponsors.tsx', title: 'Register of sponsors', ...listed },
  { path: '/sponsors/changes', file: 'site/sponsors/changes/changes.tsx', title: 'New and gone', ...listed },
  { path: '/sponsors/towns', file: 'site/sponsors/places/towns.tsx', title: 'Sponsors by town', ...listed },
  { path: '/sponsors/towns/:town', file: 'site/sponsors/places/town.tsx', title: 'A town', ...ofRegister },
  {
    path: '/sponsors/routes',
    file: 'site/sponsors/places/routes.tsx',
    title: 'Sponsors by route',
    ...listed,
  },
  {
    path: '/sponsors/routes/:route',
    file: 'site/sponsors/places/route.tsx',
    title: 'A route',
    ...ofRegister,
  },
  { path: '/sponsors/:slug', file: 'site/sponsors/sponsor.tsx', title: 'A sponsor', ...ofRegister },
] as const;
