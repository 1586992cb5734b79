/** What the audit log says of a failed attempt. */
export interface Attempt {
  readonly action:
    | 'log-in-failed'
    | 'code-failed'
    | 'second-factor-failed'
    | 'confirmation-failed'
    | 'limit-met';
  /** The address it was made on, in lower case: the log names its account, or holds a keyed hash of it. */
  readonly email?: string;
  /** The account it was made on, if that is known. */
  readonly account?: string;
}

/** An expected refusal: sent to the caller as is, never logged as a fault. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  /** A stable, machine-readable name, such as `not-found`. */
  readonly code: string;
  readonly status: RefusalStatus;
  readonly fields: Readonly<Record<string, string>> | undefined;
  /** In seconds: how long to wait before the next attempt. */
  readonly retryAfter: number | undefined;
  /** Of a failed attempt to prove who one is. */
  readonly attempt: Attempt | undefined;

  /** The message is shown to users and says what to do. `fields` does the same per field, by dotted path. */
  constructor(
    code: string,
    message: string,
    { status = 400, fields, retryAfter, attempt }: RefusalOptions = {},
  ) {
    super(message);
    this.code = code;
    this.status = status;
    this.fields = fields;
    this.retryAfter = retryAfter;
    this.attempt = attempt;
  }
}

export type RefusalStatus = 400 | 401 | 403 | 404 | 405 | 408 | 409 | 410 | 413 | 415 | 422 | 429 | 503;

export interface RefusalOptions {
  readonly status?: RefusalStatus;
  readonly fields?: Readonly<Record<string, string>>;
  readonly retryAfter?: number;
  readonly attempt?: Attempt | undefined;
}

const otherRequest = 'This key was used with another request. Send a new key with a new request.';

/** The refusal when an `Idempotency-Key` was already used for a different request. */
/** The refusal for a repeated request of which only that it was saved is known. */
export function answeredBefore(): Refusal {
  const message = 'This was saved before. Load the page again to see it.';
  return new Refusal('answered-before', message, { status: 409 });
}

export function keyReused(): Refusal {
  return new Refusal('idempotency-key-reused', otherRequest, {
    status: 422,
    fields: { 'Idempotency-Key': otherRequest },
  });
}

/** The refusal for a path that does not exist or that the caller may not see. */
export function missing(): Refusal {
  return new Refusal('not-found', 'There is nothing at this address.', { status: 404 });
}

/** The refusal for too many calls. */
export function tooOften(retryAfter: number): Refusal {
  const minutes = Math.ceil(retryAfter / 60);
  return new Refusal(
    'too-often',
    `You have tried this too many times. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
    { status: 429, retryAfter },
  );
}

/** The same response for a missing, wrong or ended token. */
export function notLoggedIn(): Refusal {
  return new Refusal('not-logged-in', 'Log in to continue.', { status: 401 });
}
