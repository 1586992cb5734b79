import { useEffect, useRef, useState } from 'react';
import './cv-pages.css';

type State = 'drawing' | 'drawn' | 'more' | 'failed';

const words: Readonly<Record<State, string>> = {
  drawing: 'Loading the pages…',
  drawn: '',
  more: 'These are the first 10 pages. Download the file to see the rest.',
  failed: 'We could not show the pages here. Download the file to see them.',
};

/** The pages of a PDF as images. The renderer is loaded when it is first needed. */
export function PdfPages({ name, load }: { name: string; load: () => Promise<Blob> }) {
  const box = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<State>('drawing');
  const fetchOnce = useRef(load);
  useEffect(() => {
    let isUnmounted = false;
    const draw = async () => {
      const [{ drawPdf }, file] = await Promise.all([import('./draw-pdf.ts'), fetchOnce.current()]);
      const { canvases, pages } = await drawPdf(await file.arrayBuffer(), 640);
      if (isUnmounted) return;
      for (const [index, canvas] of canvases.entries()) {
        canvas.setAttribute('role', 'img');
        canvas.setAttribute('aria-label', `Page ${index + 1} of ${pages} of ${name}`);
      }
      box.current?.replaceChildren(...canvases);
      setState(pages > canvases.length ? 'more' : 'drawn');
    };
    draw().catch(() => {
      if (!isUnmounted) setState('failed');
    });
    return () => {
      isUnmounted = true;
    };
  }, [name]);
  return (
    <>
      <p role="status" className="mt-2 text-15 text-ink-2">
        {words[state]}
      </p>
      <div ref={box} className="cv-pages" />
    </>
  );
}
