import { newsletterTopics } from '@portway/contracts/site/newsletter/topic-words';
import { Link } from 'react-router';
import { keepForAMinute } from '../../../kit/page/keep-for-a-minute.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { londonDayOf } from '../../../text/moments.ts';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { PageHead } from '../../../ui/page-hero.tsx';
import { Tag } from '../../../ui/tag.tsx';
import type { Route } from './+types/issues.ts';
import { publishedIssues } from './issues-of.server.ts';

export const headers = keepForAMinute;
export const handle = { hydrate: 'never' } as const;

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Earlier newsletters',
    description:
      'Every issue of our newsletter on UK sponsorship, as it was sent, with the rule and the day of each figure.',
    canonical: '/newsletter/issues',
  });

export const loader = ({ request, context }: Route.LoaderArgs) =>
  publishedIssues({ request, context }, new URL(request.url).searchParams.get('after'));

export default function Issues({ loaderData: { issues, next } }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        before={<Breadcrumbs trail={[{ to: '/newsletter', title: 'Newsletter' }]} />}
        title="Earlier newsletters"
        lead={
          issues.length === 0
            ? 'No issue has been sent yet. Subscribe to get the first one.'
            : 'As they were sent, with the figures from that day.'
        }
      />
      <div className="page-width flex flex-col items-start gap-8 pb-section">
        {issues.length > 0 && (
          <ul className="w-full max-w-measure border-b border-line">
            {issues.map(({ slug, subject, summary, sentAt, topics }) => (
              <li key={slug} className="flex flex-col gap-1 border-t border-line py-4">
                <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14 text-ink-2">
                  <time dateTime={sentAt}>{londonDayOf(sentAt)}</time>
                  {topics.map((topic) => (
                    <Tag key={topic}>{newsletterTopics[topic]}</Tag>
                  ))}
                </p>
                <h2 className="text-20 wrap-anywhere">
                  <Link
                    to={`/newsletter/issues/${slug}`}
                    className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
                  >
                    {subject}
                  </Link>
                </h2>
                {summary !== null && <p className="text-ink-2">{summary}</p>}
              </li>
            ))}
          </ul>
        )}
        {next !== null && (
          <LinkButton look="outline" to={`?after=${next}`}>
            Older issues
          </LinkButton>
        )}
        <LinkButton look="gold" to="/newsletter">
          Subscribe
        </LinkButton>
      </div>
    </>
  );
}
