/** The patterns drawn at build time; each is one small cached file, `/guilloche/<seed>.svg`. */
export const rosetteSeeds = [
  'home',
  'result',
  'tools',
  'page',
  'foot',
  // The covers of the articles, by slug.
  'hiring-engineers-from-abroad',
  'uk-work-visa-requirements',
  'becoming-a-licensed-sponsor',
  'the-skilled-worker-salary',
  'what-sponsorship-costs',
  'a-sponsors-duties',
] as const;

export type RosetteSeed = (typeof rosetteSeeds)[number];
