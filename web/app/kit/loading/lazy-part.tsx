import { type ComponentType, lazy } from 'react';
import { Notice } from '../../ui/notice.tsx';

/** A part that few need, loaded when it is drawn; put it into a `<Suspense>`. One that cannot be had says so in its place. */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load().catch((): ComponentType<Props> => NotThere) }));
}

function NotThere() {
  return (
    <Notice kind="error" live title="This part did not load">
      <p>Check your connection, then load the page again.</p>
    </Notice>
  );
}
