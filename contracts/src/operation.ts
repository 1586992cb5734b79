import './jitless.ts';
import { z } from 'zod';
import type { Access } from './access.ts';

/** What an operation says of itself when it is defined. */
export interface OperationDescription<
  Parameters extends z.ZodType,
  Request extends z.ZodType,
  Response extends z.ZodType,
> {
  readonly id: string;
  readonly method: 'GET' | 'POST';
  /** Parameters stand in braces: `/api/estimates/{id}`. */
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly description?: string;
  readonly tag: string;
  /** Who may ask it. Without, an operation does not compile. */
  readonly access: Access;
  /**
   * Whether a GET's answer follows from its question alone: for as long as this version of the site runs, or may be told
   * again for some seconds.
   */
  readonly lasting?: true | { readonly seconds: number };
  /** Whether each call keeps something new; such a call honours an `Idempotency-Key`. */
  readonly creates?: true;
  /** The parameters of the path, which arrive as text. */
  readonly parameters?: Parameters;
  /** The JSON body of a POST; the query string of a GET or of an upload, whose values arrive as text. */
  readonly request?: Request;
  /** The body is a file as it stands, of so many bytes at most. */
  readonly upload?: { readonly most: number };
  readonly response: Response;
  /** The answer is a file to download, and no JSON. One that has types is named by the answer. */
  readonly file?:
    | { readonly type: string; readonly name: string }
    | { readonly types: readonly [string, ...string[]] };
  /** The answer never ends: server-sent events, each with `response` as its data. */
  readonly stream?: true;
  readonly example?: { readonly request?: z.input<Request>; readonly response: z.output<Response> };
}

/** One thing that can be asked of the API: what the server serves, the client calls and OpenAPI documents. */
export interface Operation<
  Parameters extends z.ZodType = z.ZodType,
  Request extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
> extends OperationDescription<Parameters, Request, Response> {
  readonly parameters: Parameters;
  readonly request: Request;
}

/** Any operation, whatever travels: for lists of them. */
export type AnyOperation = Operation;

/** What the handler receives: the request after parsing, defaults filled in. */
export type RequestOf<O extends AnyOperation> = z.output<O['request']>;

/** What comes back. */
export type ResponseOf<O extends AnyOperation> = z.output<O['response']>;

/** Defines an operation; its types follow from its schemas. Left out, `parameters` and `request` are `undefined`. */
export function defineOperation<
  Response extends z.ZodType,
  Parameters extends z.ZodType = z.ZodUndefined,
  Request extends z.ZodType = z.ZodUndefined,
>(description: OperationDescription<Parameters, Request, Response>): Operation<Parameters, Request, Response>;
export function defineOperation(
  description: OperationDescription<z.ZodType, z.ZodType, z.ZodType>,
): AnyOperation {
  return { parameters: z.undefined(), request: z.undefined(), ...description };
}
