import { Link } from 'react-router';
import { keepUntilMidnight } from '../../../kit/page/keep-until-midnight.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { PageHead } from '../../../ui/page-hero.tsx';
import type { Route } from './+types/api-docs.ts';
import { groupInWords, groupPath, operationGroups } from './operation-groups.ts';

export const headers = keepUntilMidnight;
export const handle = { hydrate: 'never' } as const;

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'API',
    description: 'The API behind our own pages, with every operation, its fields and its responses.',
  });

export function loader() {
  return { groups: operationGroups.map((group) => ({ tag: group.tag, inWords: groupInWords(group) })) };
}

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
        <ul className="border-t border-line">
          {groups.map(({ tag, inWords }) => (
            <li
              key={tag}
              className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-line py-2"
            >
              <Link
                to={groupPath(tag)}
                className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4"
              >
                {tag}
              </Link>
              <p className="text-ink-2">{inWords}</p>
            </li>
          ))}
        </ul>
        <WhenSomethingIsWrong />
      </div>
    </>
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
