import { Outlet } from 'react-router';
import { Framed } from '../../ui/framed.tsx';
import { Logo } from './logo.tsx';

/** The frame around a tool embedded in another site: our name and the tool. */
export default function Embed() {
  return (
    <Framed value={true}>
      <main id="main">
        <Outlet />
      </main>
      <footer className="page-width no-print flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-3 text-14 text-ink-2">
        <Logo /> General information, not legal advice.
      </footer>
    </Framed>
  );
}
