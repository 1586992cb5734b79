import './jitless.ts';
import type { z } from 'zod';

/** One thing that can be asked of the API: what the server serves, the client calls and OpenAPI documents. */
export interface Operation<
  Parameters extends z.ZodType = z.ZodType,
  Request extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
> {
  readonly id: string;
  readonly method: 'GET' | 'POST';
  /** Parameters stand in braces: `/api/estimates/{id}`. */
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly description?: string;
  readonly tag: string;
  /** The parameters of the path, which arrive as text. */
  readonly parameters?: Parameters;
  /** The JSON body of a POST; the query string of a GET, whose values arrive as text. */
  readonly request?: Request;
  readonly response: Response;
  readonly example?: { readonly request?: z.input<Request>; readonly response: z.output<Response> };
}

/** Any operation, whatever travels: for lists of them. */
export type AnyOperation = Operation;

/** What the handler receives: the request after parsing, defaults filled in. */
export type RequestOf<O extends AnyOperation> =
  O extends Operation<z.ZodType, infer Request, z.ZodType> ? z.output<Request> : never;

/** What comes back. */
export type ResponseOf<O extends AnyOperation> =
  O extends Operation<z.ZodType, z.ZodType, infer Response> ? z.output<Response> : never;

/** Describes an operation; its types follow from its schemas. Without `request` or `parameters` those are `undefined`. */
export function defineOperation<
  Response extends z.ZodType,
  Parameters extends z.ZodType = z.ZodUndefined,
  Request extends z.ZodType = z.ZodUndefined,
>(operation: Operation<Parameters, Request, Response>): Operation<Parameters, Request, Response> {
  return operation;
}
