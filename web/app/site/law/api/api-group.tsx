import { data, Link } from 'react-router';
import { keepUntilMidnight } from '../../../kit/page/keep-until-midnight.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { PageHead } from '../../../ui/page-hero.tsx';
import { Tag } from '../../../ui/tag.tsx';
import type { Route } from './+types/api-group.ts';
import { groupInWords, operationGroups } from './operation-groups.ts';
import { OperationPath } from './operation-path.tsx';

export const headers = keepUntilMidnight;
export const handle = { hydrate: 'never' } as const;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: loaderData ? `API: ${loaderData.tag}` : 'API',
    description: `The operations of our API on one subject: ${loaderData?.tag ?? 'unknown'}, ${loaderData?.inWords ?? ''}.`,
  });

export function loader({ params }: Route.LoaderArgs) {
  const group = operationGroups.find(({ key }) => key === params.group);
  if (!group) throw data('There are no operations with this name.', { status: 404 });
  return {
    tag: group.tag,
    inWords: groupInWords(group),
    operations: group.operations.map(({ id, method, path, summary }) => ({ id, method, path, summary })),
  };
}

export default function ApiGroup({ loaderData: { tag, inWords, operations } }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        before={<Breadcrumbs trail={[{ to: '/api/docs', title: 'API' }]} />}
        title={tag}
        lead={`${inWords}.`}
      />
      <div className="page-width pb-section">
        <ul className="border-t border-line">
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
      </div>
    </>
  );
}
