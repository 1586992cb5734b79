import type { Config } from '@react-router/dev/config';
import { prerenderedPaths } from './app/routes.ts';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // The whole route table is one small cached file; discovering it lazily would cost one request per page.
  routeDiscovery: { mode: 'initial' },
  prerender: [...prerenderedPaths],
} satisfies Config;
