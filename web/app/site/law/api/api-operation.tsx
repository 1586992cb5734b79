import { operations } from '@portway/contracts/operations';
import { Fragment } from 'react';
import { data } from 'react-router';
import { keepUntilMidnight } from '../../../kit/page/keep-until-midnight.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { PageHead } from '../../../ui/page-hero.tsx';
import { DataTable } from '../../../ui/table.tsx';
import { Tag } from '../../../ui/tag.tsx';
import type { Route } from './+types/api-operation.ts';
import { groupPath } from './operation-groups.ts';
import { OperationPath } from './operation-path.tsx';
import { type FieldShown, operationShown, sharedShapes } from './present-operation.ts';

export const headers = keepUntilMidnight;
export const handle = { hydrate: 'never' } as const;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: loaderData ? `${loaderData.method} ${loaderData.path}` : 'API',
    description: loaderData?.summary ?? 'An operation of the API.',
  });

export function loader({ params }: Route.LoaderArgs) {
  const operation = operations.find(({ id }) => id === params.operation);
  if (!operation) throw data('There is no operation with this name.', { status: 404 });
  return { ...operationShown(operation), shapes: sharedShapes([operation]) };
}

export default function ApiOperation({ loaderData }: Route.ComponentProps) {
  const { method, path, tag, summary, description, creates, requests, answers, shapes } = loaderData;
  return (
    <>
      <PageHead
        before={
          <Breadcrumbs
            trail={[
              { to: '/api/docs', title: 'API' },
              { to: groupPath(tag), title: tag },
            ]}
          />
        }
        title={
          <span className="flex flex-wrap items-center gap-4 text-28">
            <Tag look={method === 'GET' ? 'sky' : 'mint'}>{method}</Tag>
            <OperationPath path={path} />
          </span>
        }
        lead={summary}
      />
      <div className="page-width flex flex-col gap-10 pb-section">
        {description !== undefined && <p className="max-w-measure">{description}</p>}
        {creates && <IdempotencyNote />}
        {[...requests, ...answers].map(({ name, fields }) => (
          <Fields key={name} caption={name} fields={fields} />
        ))}
        {shapes.length > 0 && (
          <section aria-labelledby="shapes">
            <h2 id="shapes" className="text-28">
              Schemas in its responses
            </h2>
            {shapes.map(({ name, fields }) => (
              <Fields key={name} caption={name} fields={fields} />
            ))}
          </section>
        )}
      </div>
    </>
  );
}

function IdempotencyNote() {
  return (
    <p className="max-w-measure">
      Each call creates something new. Send an <code className="font-mono">Idempotency-Key</code> of your own
      so that you can safely repeat the call. It then takes effect once and gets the same response.
    </p>
  );
}

function Fields({ caption, fields }: { caption: string; fields: readonly FieldShown[] }) {
  return (
    <div className="mt-2 first:mt-0">
      <DataTable
        caption={caption}
        columns={[
          { head: 'Field and type', cell: (field: FieldShown) => <FieldName field={field} /> },
          { head: 'What it says', cell: ({ needed, says }) => `${needed ? '' : 'Optional. '}${says}` },
        ]}
        rows={fields}
        keyOf={({ name }) => name}
      />
    </div>
  );
}

/**
 * A long name may wrap before a capital or a dot, and the type is below it, so that both columns fit a phone.
 */
function FieldName({ field: { name, type } }: { field: FieldShown }) {
  const parts = name.split(/(?=[A-Z.])/);
  return (
    <>
      <code className="font-mono">
        {parts.map((part, place) => (
          <Fragment key={parts.slice(0, place + 1).join('')}>
            <wbr />
            {part}
          </Fragment>
        ))}
      </code>
      <span className="block text-15 text-ink-2">{type}</span>
    </>
  );
}
