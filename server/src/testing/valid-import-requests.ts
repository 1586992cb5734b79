import { validCheck } from './access-cast-imports.ts';

/** A sound request of every operation on a file of workers. */
export const validImports: Readonly<Record<string, Record<string, unknown>>> = {
  uploadWorkerImport: { name: 'workers.csv', kind: 'workers' },
  checkWorkerImport: validCheck,
};
