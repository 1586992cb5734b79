import type { News, Streams } from './streams.ts';

/** A notification of the database, in the format of `publish_live_event` (live.sql). */
export function pass(payload: string, streams: Pick<Streams, 'hear' | 'endOf'>): void {
  if (payload.startsWith(over)) streams.endOf(payload.slice(over.length));
  else streams.hear(newsIn(payload));
}

/** Precedes the id of an ended session. */
const over = 'over ';

/** `kind subject account:number account:number …` */
export function newsIn(payload: string): News {
  const [kind = '', subject = '', ...numbers] = payload.split(' ');
  return {
    kind,
    subject,
    numbers: numbers.map((each) => {
      const colon = each.indexOf(':');
      return [each.slice(0, colon), Number(each.slice(colon + 1))];
    }),
  };
}
