import { missing, Refusal } from '../../../platform/refusal.ts';

export function requireKnownRecord<Record>(record: Record | undefined): Record {
  if (record !== undefined) return record;
  throw ofField('record', 'Choose a record.');
}

export function requireInformation<Information>(information: Information | undefined): Information {
  if (information !== undefined) return information;
  throw ofField(
    'record',
    'Record first what you give your workers about their rights: a text, a link or a file.',
  );
}

export function requireUnused(request: {
  readonly arrived_at: Date | null;
  readonly withdrawn_at: Date | null;
}): void {
  if (request.arrived_at === null && request.withdrawn_at === null) return;
  const message =
    request.arrived_at === null
      ? 'This link is withdrawn already.'
      : 'What was asked for has arrived. Confirm it, or reject it with a reason.';
  throw new Refusal('used', message, { status: 409 });
}

/** Something that arrived, and that nobody has decided on. */
export function requireArrived(request: {
  readonly arrived_at: Date | null;
  readonly verdict: string | null;
  readonly was_given: boolean | null;
}): void {
  if (request.verdict !== null)
    throw new Refusal('decided', 'A colleague has decided on this already.', { status: 409 });
  if (request.arrived_at === null)
    throw new Refusal('not-arrived', 'Nothing has arrived by this link yet.', { status: 409 });
  if (request.was_given !== null)
    throw new Refusal('answered', 'The worker has answered. Ask again, if that has changed.', {
      status: 409,
    });
}

/** The content of a file that waits for its check. */
export function requireHere(key: string | null, arrivedAt: Date | null): string {
  if (arrivedAt === null) throw missing();
  if (key !== null) return key;
  throw new Refusal('kept', 'This is a file of the record now. Open it there.', { status: 409 });
}

export function requirePage(pages: number | null, number: number): void {
  if (pages !== null && number <= pages) return;
  const message =
    pages === null ? 'Pages of this kind of file are not shown. Open the file.' : 'There is no such page.';
  throw new Refusal('no-page', message, { status: 409 });
}

const closed = {
  sent: 'This link was used already. What was sent has arrived.',
  over: 'The last day of this link has passed. Ask for a new one.',
  withdrawn: 'This link was withdrawn. Ask who sent it to you.',
  unknown: 'This link leads to nothing. It may be incomplete, or what it was for was erased.',
} as const;

/** Why a link does nothing, in its own word each. */
export function refuseLink(state: keyof typeof closed): never {
  throw new Refusal(`link-${state}`, closed[state], {
    status: state === 'unknown' ? 404 : 410,
    fields: { token: closed[state] },
  });
}

export function requireFewFiles(files: number, most: number): void {
  if (files < most) return;
  throw new Refusal('too-many', `A link takes at most ${most} files. Put several pages into one PDF.`, {
    status: 409,
  });
}

/** All that the page has sent, or nothing counts as sent. */
export function requireAllHere(files: number, sentFiles: number): void {
  if (files >= sentFiles) return;
  throw new Refusal('not-all', 'Not all files have come. Send them again: what came is not lost.', {
    status: 409,
  });
}

export function requireThatKind(asksForPaper: boolean, sendsPaper: boolean): void {
  if (asksForPaper === sendsPaper) return;
  throw new Refusal('other-kind', 'This link asks for something else. Load the page again.', { status: 409 });
}

export function requireNotLater(on: string, today: string): void {
  if (on <= today) return;
  throw ofField('on', 'Choose a day up to today.');
}

function ofField(name: string, message: string): Refusal {
  return new Refusal('invalid', message, { status: 422, fields: { [name]: message } });
}
