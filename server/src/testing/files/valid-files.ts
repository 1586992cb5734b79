/** A CV that is taken. */
export const validFile = Buffer.from('Amara Okafor\nSkills: TypeScript, PostgreSQL\n');

/** A table of workers that is taken. */
export const validTable = Buffer.from('Name,Job title,Start date\nAmara Okafor,Programmer,05/01/2026\n');

/** The smallest picture that says something: two by two pixels of grey. */
export const validPhoto = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADklEQVQI12PoAAMGCAUALK4GYWP1ieEAAAAASUVORK5CYII=',
  'base64',
);
