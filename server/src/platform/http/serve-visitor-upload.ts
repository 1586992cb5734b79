import type { Operation } from '@portway/contracts/operation';
import type { Context, Hono } from 'hono';
import type { z } from 'zod';
import { Refusal } from '../refusal.ts';
import type { AppEnv } from './app-env.ts';
import { arrivedParameters, arrivedRequest, type Route, responseOf } from './serve.ts';
import type { Release } from './uploads/open-uploads.ts';
import { type Uploads, virusFound } from './uploads/uploads.ts';
import { parseRequest } from './validation.ts';

/** One file as it came, with the name that a form gave it. */
export interface SentFile {
  readonly bytes: Uint8Array;
  readonly name: string | undefined;
}

/** The steps of an upload by somebody without an account, who proves something in the request itself. */
export interface VisitorUploadSteps<Q extends z.ZodType, R extends z.ZodType, Prepared> {
  /** Whether they may send so many files; returns for what places are counted. Checked before the body is read. */
  admit(request: z.output<Q>, visitor: string): Promise<string>;
  /** Checks the bytes and stores the file. */
  prepare(file: SentFile, request: z.output<Q>): Promise<Prepared>;
  /** Saves what was prepared: all files of a form, or one. */
  keep(
    prepared: readonly Prepared[],
    request: z.output<Q>,
    sent: { readonly visitor: string; readonly isForm: boolean },
  ): Promise<z.output<R>>;
  /** Deletes what was prepared but not saved. */
  drop(prepared: Prepared): Promise<void>;
  onVirus(request: z.output<Q>, visitor: string): Promise<void>;
  /** Where a form without scripts is led; with the code of a refusal. */
  pageOf(request: z.output<Q>, refused?: string): string;
}

interface Deps {
  readonly api: Hono<AppEnv>;
  readonly uploads: Uploads;
}

const formType = /^multipart\/form-data\b/i;
/** What a form adds to its files. */
const formOverhead = 65_536;

/** Serves an operation whose body is a file, or a form with files, to visitors. */
export function visitorUploadRoute<P extends z.ZodType, Q extends z.ZodType, R extends z.ZodType, Prepared>(
  on: Deps,
  steps: VisitorUploadSteps<Q, R, Prepared>,
): Route<P, Q, R> {
  return {
    serve(operation) {
      on.api.on(operation.method, operation.path, async (context) => {
        const parameters = parseRequest(operation.parameters, arrivedParameters(operation, context));
        const request = parseRequest(operation.request, await arrivedRequest(operation, context));
        if (!formType.test(context.req.header('Content-Type') ?? ''))
          return responseOf(
            operation,
            { parameters, context },
            await receive(on, { operation, steps }, { context, request }),
          );
        try {
          await receive(on, { operation, steps }, { context, request });
          return context.redirect(steps.pageOf(request), 303);
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          return context.redirect(steps.pageOf(request, error.code), 303);
        }
      });
    },
  };
}

async function receive<P extends z.ZodType, Q extends z.ZodType, R extends z.ZodType, Prepared>(
  { uploads }: Deps,
  { operation, steps }: { operation: Operation<P, Q, R>; steps: VisitorUploadSteps<Q, R, Prepared> },
  { context, request }: { context: Context<AppEnv>; request: z.output<Q> },
): Promise<z.output<R>> {
  const { visitor } = context.env;
  const type = context.req.header('Content-Type') ?? '';
  const isForm = formType.test(type);
  const max = (operation.upload?.most ?? 0) + (isForm ? formOverhead : 0);
  const sender = await steps.admit(request, visitor);
  let release: Release | undefined;
  const prepared: Prepared[] = [];
  let isKept = false;
  try {
    release = uploads.open(context.req, sender, max, { takesForms: isForm });
    await using spooled = await uploads.receive(context.req, max);
    await uploads.inTurn(context.req, sender, async () => {
      const bytes = await spooled.read();
      const files = isForm ? await filesOfForm(bytes, type) : [{ bytes, name: undefined }];
      for (const file of files) {
        const signature = await uploads.scan({ pieces: () => onePiece(file.bytes) }, sender);
        if (signature !== undefined) {
          await steps.onVirus(request, visitor);
          throw virusFound();
        }
        prepared.push(await steps.prepare(file, request));
      }
    });
    const response = await steps.keep(prepared, request, { visitor, isForm });
    isKept = true;
    return response;
  } finally {
    release?.();
    // Should this fail, the sweep deletes the files.
    if (!isKept) for (const one of prepared) await steps.drop(one).catch(() => undefined);
  }
}

async function* onePiece(bytes: Uint8Array): AsyncGenerator<Uint8Array, void, undefined> {
  yield bytes;
}

/** The files that somebody chose, without the fields that they left empty. */
async function filesOfForm(bytes: Uint8Array, type: string): Promise<readonly SentFile[]> {
  const form = await new Response(new Uint8Array(bytes), { headers: { 'Content-Type': type } })
    .formData()
    .catch(() => {
      throw new Refusal('cut-off', 'The whole form did not arrive. Please try again.', { status: 400 });
    });
  const chosenFiles = [...form.values()].filter((value) => value instanceof File && value.size > 0);
  if (chosenFiles.length === 0)
    throw new Refusal('no-file', 'Choose a file first.', {
      status: 422,
      fields: { file: 'Choose a file first.' },
    });
  const files: SentFile[] = [];
  for (const value of chosenFiles)
    if (value instanceof File)
      files.push({ bytes: new Uint8Array(await value.arrayBuffer()), name: value.name });
  return files;
}
