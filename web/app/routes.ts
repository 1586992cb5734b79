import type { RouteConfig } from '@react-router/dev/routes';
import { resourceRoutes } from './resource-routes.ts';
import { embeds, pages } from './site/routes.ts';
import { rosetteSeeds } from './ui/rosette-seeds.ts';
import { workspaceFrames } from './workspace-routes.ts';

export type { PagePath } from './site/routes.ts';
export { embeds, pages };

export const prerenderedPaths: readonly string[] = [
  ...pages.filter((page) => page.prerender).map((page) => page.path),
  ...workspaceFrames
    .flatMap(({ pages: own }) => own.map(({ path }) => path))
    .filter((path) => !path.includes(':')),
  ...rosetteSeeds.map((seed) => `/guilloche/${seed}.svg`),
  '/manifest.webmanifest',
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
  ...resourceRoutes,
] satisfies RouteConfig;
