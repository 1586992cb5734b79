import { submit } from '@portway/contracts/client';
import { testimonialsOperation, testimonialsShown } from '@portway/contracts/site/testimonials/testimonials';
import { MessageSquareQuote } from 'lucide-react';
import { Link } from 'react-router';
import { PageSkeleton } from '../../../kit/frame/page-skeleton.tsx';
import { asMe } from '../../../kit/loading/signed-in.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ContentTabs } from '../content-tabs.tsx';
import { loadOrFirstPage, queryValues } from '../query-values.ts';
import { StaffList } from '../staff-list.tsx';
import type { Route } from './+types/testimonials.ts';
import { StateTag } from './state-tag.tsx';
import { confirmedInWords, type TestimonialHead } from './testimonial-words.ts';

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: 'Testimonials', description: 'What clients said of us.', index: false });

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return await loadOrFirstPage(request, () =>
    submit(testimonialsOperation, queryValues(request, ['after']), { fetch: asMe(request) }),
  );
}
export const HydrateFallback = PageSkeleton;

export default function Testimonials({
  loaderData: { testimonials, next, confirmed },
}: Route.ComponentProps) {
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-36">Testimonials</h1>
        <LinkButton to="/staff/testimonials/new">Add a testimonial</LinkButton>
      </div>
      <p className="mt-2 text-ink-2">{onTheHomePage(confirmed)}</p>
      <ContentTabs />
      <StaffList
        label="Testimonials"
        count={testimonials.length}
        next={next}
        nothing={
          <EmptyState Icon={MessageSquareQuote} title="No testimonial yet">
            Add what a client really said. Nobody sees it until it is confirmed.
          </EmptyState>
        }
      >
        {testimonials.map((one) => (
          <TestimonialRow key={one.id} one={one} />
        ))}
      </StaffList>
    </div>
  );
}

function TestimonialRow({ one }: { one: TestimonialHead }) {
  const { id, quote, name, role, organisation } = one;
  return (
    <li>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 wrap-anywhere">
          <Link to={`/staff/testimonials/${id}`} className="staff-link">
            {name}
          </Link>
          <StateTag one={one} />
        </p>
        <p className="mt-1 text-15 wrap-anywhere">“{quote}”</p>
        <p className="mt-1 text-14 text-ink-2 wrap-anywhere">
          {role}, {organisation} · {confirmedInWords(one)}
        </p>
      </div>
    </li>
  );
}

function onTheHomePage(confirmed: number): string {
  const missing = testimonialsShown - confirmed;
  if (missing <= 0) return `The home page shows the ${testimonialsShown} confirmed last.`;
  const more = missing === 1 ? '1 more is' : `${missing} more are`;
  return `The home page shows worked cases until ${more} confirmed.`;
}
