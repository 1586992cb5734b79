import type { RouteConfig } from '@react-router/dev/routes';
import { accountPages } from './account/workspace.ts';
import type { WorkspacePage } from './kit/frame/workspace.ts';
import { resourceRoutes } from './resource-routes.ts';
import { embeds, pages } from './site/routes.ts';
import { rosetteSeeds } from './ui/rosette-seeds.ts';
import { candidatePages } from './workspaces/candidate/workspace.ts';
import { clientPages } from './workspaces/clients/workspace.ts';
import { hiringPages } from './workspaces/hiring/workspace.ts';
import { notificationPages } from './workspaces/notifications/workspace.ts';
import { planPages } from './workspaces/plans/workspace.ts';
import { sponsorPages } from './workspaces/sponsor/workspace.ts';
import { sponsorFollowPages } from './workspaces/sponsor-follows/workspace.ts';
import { staffPages } from './workspaces/staff/workspace.ts';
import { homePages } from './workspaces/workspace.ts';

interface Frame {
  /** The id of the frame's route, by which its pages find the logged-in user. */
  readonly id: string;
  readonly frame: string;
  readonly pages: readonly WorkspacePage[];
}

/**
 * The pages behind the log-in, by the frame around them. They are skeletons, which the browser fills once it knows
 * the user: prerendered, or rendered for each request where the path has a parameter. They are not listed for search
 * engines.
 */
export const workspaceFrames: readonly Frame[] = [
  {
    id: 'frame:dashboard',
    frame: 'workspaces/frame.tsx',
    pages: [
      ...homePages,
      ...candidatePages,
      ...hiringPages,
      ...sponsorPages,
      ...clientPages,
      ...planPages,
      ...sponsorFollowPages,
      ...notificationPages,
      ...accountPages,
    ],
  },
  { id: 'frame:desk', frame: 'workspaces/staff/frame.tsx', pages: staffPages },
];

export type { PagePath } from './site/routes.ts';
export { embeds, pages };

export const prerenderedPaths: readonly string[] = [
  ...pages.filter((page) => page.prerender).map((page) => page.path),
  ...workspaceFrames
    .flatMap(({ pages: own }) => own.map(({ path }) => path))
    .filter((path) => !path.includes(':')),
  ...rosetteSeeds.map((seed) => `/guilloche/${seed}.svg`),
  '/manifest.webmanifest',
  '/offline',
  '/service-worker.js',
];

/** One public address for people and search engines: a page, or one instance of a parameterised page. */
export interface OpenPage {
  readonly path: string;
  readonly file: string;
  readonly title: string;
}

/** Every address for search engines: a path with a parameter once for each of its values. */
export const openPages: readonly OpenPage[] = pages
  .filter(({ sitemap }) => sitemap)
  .flatMap((page): OpenPage[] =>
    'members' in page
      ? page.members.map(({ id, title }) => ({
          path: page.path.replace(/:\w+$/, id),
          file: page.file,
          title,
        }))
      : [page],
  );

export const sitemapPaths: readonly string[] = openPages.map(({ path }) => path);

export default [
  {
    file: 'site/frame/site.tsx',
    children: [
      ...pages.map(({ path, file }) => ({ path, file, id: `page:${path}` })),
      { path: '*', file: 'site/frame/not-found.tsx' },
    ],
  },
  ...workspaceFrames.map(({ id, frame, pages: own }) => ({
    file: frame,
    id,
    children: own.map(({ path, file }) => ({ path, file, id: `page:${path}` })),
  })),
  {
    file: 'site/frame/embed.tsx',
    children: embeds.map(({ tool, file }) => ({ path: `/embed/${tool}`, file, id: `embed:${tool}` })),
  },
  // For every page behind the log-in, without a connection.
  { path: '/offline', file: 'workspaces/offline/offline.tsx' },
  ...resourceRoutes,
] satisfies RouteConfig;
