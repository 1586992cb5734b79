import type { Application } from '@portway/contracts/candidate/applications/applications';

/** `Northgate Systems · London`. */
export function placeOf({ company, location }: Pick<Application, 'company' | 'location'>): string {
  return location === null ? company : `${company} · ${location}`;
}
