/** A CV that is taken. */
export const validFile = Buffer.from('Amara Okafor\nSkills: TypeScript, PostgreSQL\n');

/** The smallest picture that says something: two by two pixels of grey. */
export const validPhoto = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADklEQVQI12PoAAMGCAUALK4GYWP1ieEAAAAASUVORK5CYII=',
  'base64',
);
