import { Refusal } from '../../../../platform/refusal.ts';

const refuse = (field: string, message: string): never => {
  throw new Refusal('invalid', message, { status: 422, fields: { [field]: message } });
};

export function requirePdf(kind: string): void {
  if (kind !== 'pdf')
    refuse('file', 'Choose the certificate as a PDF. Text is read from no other kind of file.');
}

/** Of two colleagues at one worker, the second learns of the first. */
export function requireSeenWorker(seenVersion: number, storedVersion: number): void {
  if (seenVersion === storedVersion) return;
  throw new Refusal(
    'changed',
    'A colleague has changed this worker in the meantime. Nothing was saved. Read the file again, then confirm.',
    { status: 409 },
  );
}

/** A certificate of somebody else is taken over only where a person says that it is about this worker. */
export function requireSameWorker(another: string | null, isSaid: boolean): void {
  if (another === null || isSaid) return;
  const message = `${another} Say that it is about this worker all the same, or choose another file.`;
  throw new Refusal('another-worker', message, { status: 409, fields: { anyway: message } });
}

export function refuseReading(): never {
  return refuse('take', 'One of the ticked values cannot be read from this file. Read it again.');
}

export function refuseTwice(): never {
  return refuse('take', 'Choose one reading of each value.');
}

interface FirstJob {
  readonly jobTitle: string | undefined;
  readonly fromDay: string | null;
  readonly worksOn: string | undefined;
}

/** What a first job on record needs besides its pay and hours. */
export function requireFirstJob({ jobTitle, fromDay, worksOn }: FirstJob) {
  if (jobTitle === undefined) return refuse('take', 'No job is on record yet: tick the job title too.');
  if (fromDay === null)
    return refuse('take', 'No job is on record yet: tick the day on which the certificate begins too.');
  if (worksOn === undefined)
    return refuse(
      'worksOn',
      'Choose the days of the week that are worked. A certificate does not state them.',
    );
  return { jobTitle, fromDay, worksOn: [...worksOn].map(Number) };
}
