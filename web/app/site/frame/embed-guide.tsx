import { Link } from 'react-router';
import { pageMeta } from '../../kit/page/page-meta.ts';
import { embeds } from '../../routes.ts';
import { product } from '../../text/product.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { listenerFor } from '../../ui/frame-around.ts';
import { PageHead } from '../../ui/page-hero.tsx';
import type { Route } from './+types/embed-guide.ts';

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Put a tool on your site',
    description:
      'Show one of our free calculators on your own site, with two lines of HTML, no account and no cookies.',
    canonical: '/embed',
  });

/** `?tool=` names the tool; every other parameter prefills it. */
export function loader({ request }: Route.LoaderArgs) {
  const { origin, searchParams } = new URL(request.url);
  const embed = embeds.find(({ tool }) => tool === searchParams.get('tool')) ?? embeds[0];
  searchParams.delete('tool');
  const path = `/embed/${embed.tool}${searchParams.size > 0 ? `?${searchParams}` : ''}`;
  return {
    path,
    chosen: embed.tool,
    answered: searchParams.size > 0,
    code: `${codeFor(`${origin}${path}`, `${embed.title} by ${product}`)}\n${listenerFor(origin)}`,
    tools: embeds.map(({ tool, title }) => ({ tool, title })),
  };
}

function codeFor(address: string, title: string): string {
  return `<iframe src="${address.replaceAll('&', '&amp;')}" title="${title}" width="100%" height="900" style="border:0" loading="lazy" allow="clipboard-write"></iframe>`;
}

export default function EmbedGuide({ loaderData }: Route.ComponentProps) {
  const { path, chosen, answered, code, tools } = loaderData;
  return (
    <>
      <PageHead
        eyebrow="Free tools"
        title="Put a tool on your site"
        lead="Paste two lines of HTML. It is free, needs no account, sets no cookies, and always uses today’s rules."
      />
      <div className="page-width grid gap-x-12 gap-y-8 pb-section lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <nav aria-label="Tools">
          <ul>
            {tools.map(({ tool, title }) => (
              <li key={tool}>
                <Link
                  to={`/embed?tool=${tool}`}
                  preventScrollReset
                  aria-current={tool === chosen ? 'page' : undefined}
                  className="menu-item"
                >
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <section aria-labelledby="code" className="flex min-w-0 flex-col gap-4">
          <h2 id="code">The code</h2>
          <pre className="rounded-16 border border-line bg-card p-5 text-14 whitespace-pre-wrap wrap-anywhere">
            <code>{code}</code>
          </pre>
          <p className="flex flex-wrap items-center gap-3">
            <CopyButton
              label="Copy the code"
              done="Code copied"
              text={() => code}
              className="inline-flex min-h-12 items-center rounded-full bg-action px-6 font-semibold text-on-action hover:bg-action-2"
            />
            <a
              href={path}
              className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
            >
              See it on its own
            </a>
          </p>
          <p className="max-w-measure text-ink-2">
            {answered
              ? 'It opens with the answers you came with. '
              : 'To open it with answers filled in, fill in the tool here first, then choose Embed under its result. '}
            A link inside it opens a new tab. The second line makes the frame as high as the tool; without it
            the frame keeps the height you set.
          </p>
        </section>
      </div>
    </>
  );
}
