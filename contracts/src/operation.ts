import './jitless.ts';
import { z } from 'zod';
import type { Access } from './access.ts';
import type { OperationLimit } from './operation-limit.ts';

/** The definition of an operation. */
export interface OperationDescription<
  Parameters extends z.ZodType,
  Request extends z.ZodType,
  Response extends z.ZodType,
> {
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Names of parameters are in braces: `/api/estimates/{id}`. */
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly description?: string;
  readonly tag: string;
  /** Who may call it. Required, so that no operation is left open by accident. */
  readonly access: Access;
  /**
   * Whether the response to a GET depends on the request alone and may be cached: for as long as this version
   * of the site runs, or for some seconds.
   */
  readonly lasting?: true | { readonly seconds: number };
  /**
   * What a signed-in caller is sent may be compressed, as what visitors are sent always is: nothing in it is
   * secret, so its length may be known (docs/decisions/0089).
   */
  readonly holdsNoSecret?: true;
  /** Whether each call creates something; such a call honours an `Idempotency-Key`. */
  readonly creates?: true;
  /** The address of what was created: the response is then 201, with it as `Location`. */
  location?(response: z.output<Response>, parameters: z.output<Parameters>): `/api/${string}`;
  /** The path parameters, which arrive as text. */
  readonly parameters?: Parameters;
  /** The JSON body; the query string of a GET or of an upload, whose values arrive as text. */
  readonly request?: Request;
  /** The JSON body may be larger than others, up to this many bytes; what to say of its field if it is larger still. */
  readonly maxBody?: { readonly bytes: number; readonly field: string; readonly message: string };
  /** The body is a raw file of at most this many bytes. */
  readonly upload?: { readonly most: number };
  /** How often it may be called. Required for what sends or takes a file. */
  readonly limit?: OperationLimit;
  readonly response: Response;
  /**
   * The response is a file to download, not JSON. With `types`, the response itself gives the file's type and
   * name.
   */
  readonly file?:
    | { readonly type: string; readonly name: string }
    | { readonly types: readonly [string, ...string[]] };
  /** The response is an endless stream: server-sent events, each with `response` as its data. */
  readonly stream?: true;
  readonly example?: { readonly request?: z.input<Request>; readonly response: z.output<Response> };
}

/** One operation of the API: what the server serves, the client calls and OpenAPI documents. */
export interface Operation<
  Parameters extends z.ZodType = z.ZodType,
  Request extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
> extends OperationDescription<Parameters, Request, Response> {
  readonly parameters: Parameters;
  readonly request: Request;
}

/** Any operation, whatever its types: for lists of operations. */
export type AnyOperation = Operation;

/** The operations of a noun, by the names under which its contract exports them. */
export type Operations = Readonly<Record<string, AnyOperation>>;

/** What the handler receives: the request after parsing, defaults filled in. */
export type RequestOf<O extends AnyOperation> = z.output<O['request']>;

/** The parsed response. */
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
