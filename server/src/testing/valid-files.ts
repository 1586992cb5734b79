import { type FileStore, renderingKey } from '../platform/files/file-store.ts';

/** A CV that is taken. */
export const validFile = Buffer.from('Amara Okafor\nSkills: TypeScript, PostgreSQL\n');

/** A table of workers that is taken. */
export const validTable = Buffer.from('Name,Job title,Start date\nAmara Okafor,Programmer,05/01/2026\n');

/** The smallest picture that says something: two by two pixels of grey. */
export const validPhoto = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADklEQVQI12PoAAMGCAUALK4GYWP1ieEAAAAASUVORK5CYII=',
  'base64',
);

/** Stores a CV as if somebody had looked at it: to render it takes half a second, and asks a test nothing about access. */
export async function putRendered(files: FileStore, key: string): Promise<void> {
  await files.put(key, validFile);
  await files.put(renderingKey(key), validFile);
}
