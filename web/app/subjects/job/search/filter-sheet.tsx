import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import '../../../ui/side-sheet.css';
import { SpriteIcon } from '../../../ui/sprite-icon.tsx';

interface FilterSheetProps {
  /** How many filters are on. */
  on: number;
  isOpen: boolean;
  /** What the search finds now: `11 jobs`; undefined where it found an error. */
  shows: string | undefined;
  /** The search without any filter. */
  clearTo: string;
  children: ReactNode;
}

/**
 * The filters: without scripts a closed disclosure under the bar, with scripts (`filter-sheet.js`) a sheet
 * over the page. They are the same elements, so what was chosen before the scripts ran is kept.
 */
export function FilterSheet({ on, isOpen, shows, clearTo, children }: FilterSheetProps) {
  return (
    <details className="job-filters" open={isOpen}>
      <summary>
        <SpriteIcon name="sliders-horizontal" size={20} />
        <span>Filters</span>
        {on > 0 && (
          <b>
            {on}
            <span className="sr-only"> on</span>
          </b>
        )}
      </summary>
      <dialog open className="side-sheet" aria-labelledby="filters">
        <div className="side-sheet-head">
          <p id="filters">Filters</p>
          <Link to={clearTo} preventScrollReset>
            Clear all
          </Link>
          <button type="button" className="needs-scripts" data-close="">
            <SpriteIcon name="x" size={22} />
            <span className="sr-only">Close</span>
          </button>
        </div>
        <div className="side-sheet-body">{children}</div>
        <div className="side-sheet-foot">
          <Button>
            <span aria-live="polite" data-shows="">
              Show {shows ?? 'jobs'}
            </span>
          </Button>
        </div>
      </dialog>
    </details>
  );
}
