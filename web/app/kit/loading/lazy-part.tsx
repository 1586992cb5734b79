import { type ComponentType, lazy } from 'react';
import { Notice } from '../../ui/notice.tsx';

/**
 * A component that few users need, loaded when it is rendered; put it into a `<Suspense>`. If it cannot be
 * loaded, an error is shown in its place.
 */
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
