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

/** The petals of each cover, so that no two look alike; elsewhere the seed decides. */
export const coverPetals: ReadonlyMap<string, number> = new Map([
  ['hiring-engineers-from-abroad', 15],
  ['uk-work-visa-requirements', 7],
  ['becoming-a-licensed-sponsor', 11],
  ['the-skilled-worker-salary', 9],
  ['what-sponsorship-costs', 5],
  ['a-sponsors-duties', 18],
]);
