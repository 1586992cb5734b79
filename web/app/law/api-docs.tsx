import { operations } from '@portway/contracts/operations';
import { Fragment } from 'react';
import { keepUntilMidnight } from '../page/keep-until-midnight.ts';
import { pageMeta } from '../page/page-meta.ts';
import { PageHead } from '../ui/page-hero.tsx';
import { DataTable } from '../ui/table.tsx';
import { Tag } from '../ui/tag.tsx';
import type { Route } from './+types/api-docs.ts';
import { type FieldShown, operationShown, sharedShapes } from './operation-shown.ts';

export const headers = keepUntilMidnight;
export const handle = { hydrate: 'never' } as const;

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'API',
    description: 'The API behind our own pages: every operation, its fields and its answers.',
  });

export const loader = () => ({
  operations: operations.map(operationShown),
  shapes: sharedShapes(operations),
});

export default function ApiDocs({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        eyebrow="For developers"
        title="API"
        lead={
          <>
            The rules behind our pages, for programs. Money is in whole pence; days are written{' '}
            <span className="figures">YYYY-MM-DD</span>. The machine-readable description is{' '}
            <a href="/api/openapi.json" className="text-link underline underline-offset-4">
              openapi.json
            </a>{' '}
            (OpenAPI 3.1).
          </>
        }
      />
      <div className="page-width flex flex-col gap-10 pb-section">
        {loaderData.operations.map((operation) => (
          <section
            key={operation.id}
            aria-labelledby={operation.id}
            className="rounded-28 border border-line bg-card p-6 sm:p-8"
          >
            <h2 id={operation.id} className="flex flex-wrap items-center gap-3 text-20">
              <Tag look={operation.method === 'GET' ? 'sky' : 'mint'}>{operation.method}</Tag>
              <OperationPath path={operation.path} />
            </h2>
            <p className="mt-3 max-w-measure">{operation.summary}</p>
            {operation.fields.length > 0 && <Fields caption="Request" fields={operation.fields} />}
            {operation.answers.map(({ name, fields }) => (
              <Fields key={name} caption={name} fields={fields} />
            ))}
          </section>
        ))}
        <section aria-labelledby="shapes">
          <h2 id="shapes" className="text-28">
            Shapes that answers share
          </h2>
          {loaderData.shapes.map(({ name, fields }) => (
            <Fields key={name} caption={name} fields={fields} />
          ))}
        </section>
        <section aria-labelledby="problems">
          <h2 id="problems" className="text-28">
            When something is wrong
          </h2>
          <p className="mt-3 max-w-measure">
            Every refusal answers <code className="font-mono">{'{ message, code, fields }'}</code>. Malformed
            JSON is 400; a request that does not validate is 422, and{' '}
            <code className="font-mono">fields</code> says for each field what to change.
          </p>
        </section>
      </div>
    </>
  );
}

/** May break after a slash, never within a word. */
function OperationPath({ path }: { path: string }) {
  const parts = path.split('/').slice(1);
  return (
    <code className="min-w-0 font-mono">
      {parts.map((part, place) => (
        <Fragment key={parts.slice(0, place + 1).join('/')}>
          /<wbr />
          {part}
        </Fragment>
      ))}
    </code>
  );
}

function Fields({ caption, fields }: { caption: string; fields: readonly FieldShown[] }) {
  return (
    <div className="mt-6">
      <DataTable
        caption={caption}
        columns={[
          { head: 'Field', cell: ({ name }: FieldShown) => <code className="font-mono">{name}</code> },
          { head: 'Type', cell: ({ type }) => type },
          { head: 'What it says', cell: ({ needed, says }) => `${needed ? '' : 'Optional. '}${says}` },
        ]}
        rows={fields}
        keyOf={({ name }) => name}
      />
    </div>
  );
}
