import { newsletterTopics } from '@portway/contracts/site/newsletter/topic-words';
import { data } from 'react-router';
import { keepForAMinute } from '../../../kit/page/keep-for-a-minute.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { IssueBody } from '../../../subjects/newsletter/issue-body.tsx';
import { londonDayOf } from '../../../text/moments.ts';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { PageHead } from '../../../ui/page-hero.tsx';
import { Tag } from '../../../ui/tag.tsx';
import type { Route } from './+types/issue.ts';
import { publishedIssue } from './issues-of.server.ts';

export const headers = keepForAMinute;
export const handle = { hydrate: 'never' } as const;

export const meta: Route.MetaFunction = ({ loaderData }) => {
  // A missing page sets its own title.
  if (!loaderData) return [];
  const { slug, subject, summary } = loaderData;
  return pageMeta({
    title: subject,
    description: summary ?? 'An issue of our newsletter on UK sponsorship, as it was sent.',
    canonical: `/newsletter/issues/${slug}`,
  });
};

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const issue = await publishedIssue({ request, context }, params.slug);
  if (issue === undefined) throw data('There is no newsletter at this address.', { status: 404 });
  return issue;
}

export default function Issue({ loaderData: { subject, sentAt, topics, content } }: Route.ComponentProps) {
  return (
    <article>
      <PageHead
        before={
          <Breadcrumbs
            trail={[
              { to: '/newsletter', title: 'Newsletter' },
              { to: '/newsletter/issues', title: 'Earlier newsletters' },
            ]}
          />
        }
        title={<span className="wrap-anywhere">{subject}</span>}
      />
      <div className="page-width flex flex-col items-start gap-8 pb-section">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-ink-2">
          <span>
            Sent on <time dateTime={sentAt}>{londonDayOf(sentAt)}</time>. The figures are from that day.
          </span>
          {topics.map((topic) => (
            <Tag key={topic}>{newsletterTopics[topic]}</Tag>
          ))}
        </p>
        <IssueBody content={content} />
        <p className="max-w-measure text-15 text-ink-2">This is information, not legal advice.</p>
        <LinkButton look="gold" to="/newsletter">
          Subscribe
        </LinkButton>
      </div>
    </article>
  );
}
