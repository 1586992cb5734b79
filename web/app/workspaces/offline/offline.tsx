import { pageMeta } from '../../kit/page/page-meta.ts';
import { product } from '../../text/product.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Sidebar } from '../../ui/sidebar.tsx';
import type { Route } from './+types/offline.ts';
import '../../kit/frame/utilities.css';
import '../../kit/frame/workspace.css';

/** Nothing of the framework runs here: the page may be of another release than its scripts. */
export const handle = { hydrate: 'never' } as const;

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: 'No connection', description: 'Your device is offline.', index: false });

/**
 * What a page behind the log-in is without a connection (offline-worker.js), at the address that was asked for. The
 * same for everybody: it says nothing of an account.
 */
export default function Offline() {
  return (
    <Sidebar brand={{ name: product, to: '/dashboard' }} label="Dashboard" entries={[]}>
      <div>
        <h1 className="text-36">You have no connection</h1>
        <p className="mt-4 max-w-[34rem]">
          {product} is here, but your pages are on our server. This page loads again by itself when you are
          back online.
        </p>
        <p className="mt-3 max-w-[34rem]">
          Messages and changes that you did not send stay in this browser until you send them or log out.
        </p>
        <p className="mt-6">
          {/* offline.js makes it the address that was asked for. */}
          <a id="again" href="/dashboard" className={buttonClass()}>
            Try again
          </a>
        </p>
        <p id="tried" role="status" className="mt-3 text-15 text-ink-2" />
      </div>
      {import.meta.env.SSR && <script defer src="/offline.js" />}
    </Sidebar>
  );
}
