import { operations } from '@portway/contracts/operations';
import { Link } from 'react-router';
import { keepUntilMidnight } from '../../../kit/page/keep-until-midnight.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { PageHead } from '../../../ui/page-hero.tsx';
import { Tag } from '../../../ui/tag.tsx';
import type { Route } from './+types/api-docs.ts';
import { OperationPath } from './operation-path.tsx';

export const headers = keepUntilMidnight;
export const handle = { hydrate: 'never' } as const;

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'API',
    description: 'The API behind our own pages, with every operation, its fields and its responses.',
  });

export function loader() {
  const byTag = Map.groupBy(operations, ({ tag }) => tag);
  return {
    groups: [...byTag].map(([tag, group]) => ({
      tag,
      operations: group.map(({ id, method, path, summary }) => ({ id, method, path, summary })),
    })),
  };
}

type Group = Route.ComponentProps['loaderData']['groups'][number];

export default function ApiDocs({ loaderData: { groups } }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        eyebrow="For developers"
        title="API"
        lead={
          <>
            The rules behind our pages, for your own software. Money is in whole pence, and days are written{' '}
            <span className="figures">YYYY-MM-DD</span>. The machine-readable description is{' '}
            <a href="/api/openapi.json" className="text-link underline underline-offset-4">
              openapi.json
            </a>{' '}
            (OpenAPI 3.1).
          </>
        }
      />
      <div className="page-width flex flex-col gap-10 pb-section">
        {groups.map((group) => (
          <Operations key={group.tag} group={group} />
        ))}
        <WhenSomethingIsWrong />
      </div>
    </>
  );
}

/** An id for the tag's heading: spaces would make several ids in an attribute. */
const idOf = (tag: string) => tag.toLowerCase().replaceAll(' ', '-');

function Operations({ group: { tag, operations } }: { group: Group }) {
  return (
    <section aria-labelledby={idOf(tag)}>
      <h2 id={idOf(tag)} className="text-28">
        {tag}
      </h2>
      <ul className="mt-4 border-t border-line">
        {operations.map(({ id, method, path, summary }) => (
          <li key={id} className="border-b border-line py-4">
            <Link to={`/api/docs/${id}`} className="flex min-h-11 flex-wrap items-center gap-3 text-link">
              <Tag look={method === 'GET' ? 'sky' : 'mint'}>{method}</Tag>
              <span className="underline underline-offset-4">
                <OperationPath path={path} />
              </span>
            </Link>
            <p className="mt-1 max-w-measure text-ink-2">{summary}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function WhenSomethingIsWrong() {
  return (
    <section aria-labelledby="problems">
      <h2 id="problems" className="text-28">
        When something is wrong
      </h2>
      <p className="mt-3 max-w-measure">
        Every error response is <code className="font-mono">{'{ message, code, fields }'}</code>. Malformed
        JSON gets 400. A request that does not validate gets 422, and{' '}
        <code className="font-mono">fields</code> says what to change in each field. If you send a form too
        often, you get 429, and <code className="font-mono">Retry-After</code> says when to try again.
      </p>
    </section>
  );
}
