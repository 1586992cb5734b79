/**
 * What can make a requirement lawful that is marked otherwise: the employer says which, we do not guess. A topic of its own:
 * a form that offers the choice does not need every phrase that is marked.
 */
export const wordingRequirements = [
  { id: 'british-nationality', label: 'The law keeps this post for certain nationalities' },
  { id: 'security-clearance', label: 'The post needs security clearance' },
  { id: 'race', label: 'Race is an occupational requirement' },
  { id: 'religion', label: 'Religion is an occupational requirement' },
  { id: 'sex', label: 'Sex is an occupational requirement' },
  { id: 'age', label: 'The law sets an age for this work, or age is an occupational requirement' },
  { id: 'driving', label: 'Driving is part of the work' },
] as const;

export type WordingRequirement = (typeof wordingRequirements)[number]['id'];
