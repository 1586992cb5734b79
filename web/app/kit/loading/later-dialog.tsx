import { type ComponentType, useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

interface Later<Props> {
  readonly load: () => Promise<ComponentType<Props>>;
  readonly close: (props: Props) => void;
  /** Once it has been loaded. */
  component?: ComponentType<Props>;
}

/**
 * A dialog that few users need, loaded when it is rendered. If it cannot be loaded, it says so and can be tried again; the
 * page under it stays, with what was typed there. Its chunk loads no style sheet: import its styles beside this.
 */
export function laterDialog<Props extends object>(load: Later<Props>['load'], close: Later<Props>['close']) {
  const later: Later<Props> = { load, close };
  return (props: Props) => <LaterDialog later={later} props={props} />;
}

function LaterDialog<Props extends object>({ later, props }: { later: Later<Props>; props: Props }) {
  const [Loaded, setLoaded] = useState(() => later.component);
  const [{ begun, failed }, setTries] = useState({ begun: 1, failed: 0 });
  useEffect(() => {
    let isShown = true;
    const arrived = (component: ComponentType<Props>) => {
      later.component = component;
      if (isShown) setLoaded(() => component);
    };
    const didNot = () => {
      if (isShown) setTries({ begun, failed: begun });
    };
    if (later.component === undefined) later.load().then(arrived, didNot);
    return () => {
      isShown = false;
    };
  }, [later, begun]);
  if (Loaded !== undefined) return <Loaded {...props} />;
  if (failed === 0) return null;
  const close = () => later.close(props);
  return (
    <Dialog title={navigator.onLine ? 'This did not load' : 'You are offline'} onClose={close}>
      <p className="mt-2">Check your connection and try again. What you typed on this page stays.</p>
      <p role="status" className="mt-2 text-ink-2">
        {begun > failed ? 'Trying again…' : begun > 1 && 'Still no connection.'}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button type="button" onClick={() => setTries({ begun: begun + 1, failed })}>
          Try again
        </Button>
        <Button type="button" look="outline" onClick={close}>
          Close
        </Button>
      </div>
    </Dialog>
  );
}
