import { useEffect, useRef } from 'react';
import { Outlet } from 'react-router';
import { tellFrameAround } from '../../ui/frame-around.ts';
import { Framed } from '../../ui/framed.tsx';
import { Logo } from './logo.tsx';

/** The frame around a tool embedded in another site: our name and the tool. */
export default function Embed() {
  const tool = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (tool.current === null) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) tellFrameAround({ height: Math.ceil(entry.contentRect.height) });
    });
    observer.observe(tool.current);
    return () => observer.disconnect();
  }, []);
  return (
    <Framed value={true}>
      <div ref={tool}>
        <main id="main">
          <Outlet />
        </main>
        <footer className="page-width no-print flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-3 text-14 text-ink-2">
          <Logo /> General information, not legal advice.
        </footer>
      </div>
    </Framed>
  );
}
