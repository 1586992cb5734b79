/** An expected no: told to the caller as it stands, never logged as a fault. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  /** A stable name for programs, such as `not-found`. */
  readonly code: string;
  readonly status: RefusalStatus;
  readonly fields: Readonly<Record<string, string>> | undefined;
  /** In seconds: when it may be tried again. */
  readonly retryAfter: number | undefined;

  /** The message is shown to people: it says what to do. `fields` does so for each field, by its dotted path. */
  constructor(code: string, message: string, { status = 400, fields, retryAfter }: RefusalOptions = {}) {
    super(message);
    this.code = code;
    this.status = status;
    this.fields = fields;
    this.retryAfter = retryAfter;
  }
}

export type RefusalStatus = 400 | 401 | 403 | 404 | 405 | 409 | 410 | 413 | 415 | 422 | 429 | 503;

export interface RefusalOptions {
  readonly status?: RefusalStatus;
  readonly fields?: Readonly<Record<string, string>>;
  readonly retryAfter?: number;
}

const otherRequest = 'This key came with another request before. Send a new key with a new request.';

/** What a creating call answers when its `Idempotency-Key` belongs to another request. */
export function keyReused(): Refusal {
  return new Refusal('idempotency-key-reused', otherRequest, {
    status: 422,
    fields: { 'Idempotency-Key': otherRequest },
  });
}

/** What a path answers that leads to nothing, or to what is not the caller's to see. */
export function missing(): Refusal {
  return new Refusal('not-found', 'There is nothing at this address.', { status: 404 });
}

/** What a call answers that came too often. */
export function tooOften(retryAfter: number): Refusal {
  const minutes = Math.ceil(retryAfter / 60);
  return new Refusal(
    'too-often',
    `That was sent several times in a short while. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
    { status: 429, retryAfter },
  );
}
