/** The patterns drawn at build; each is one small cached file, `/guilloche/<seed>.svg`. */
export const rosetteSeeds = ['home', 'result', 'tools', 'page', 'foot'] as const;

export type RosetteSeed = (typeof rosetteSeeds)[number];
