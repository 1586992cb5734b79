import { SpriteIcon } from './sprite-icon.tsx';
import './route-line.css';

export interface RouteStation {
  readonly id: string;
  readonly title: string;
  /** When it is, in a few words. */
  readonly when: string;
  readonly state: 'done' | 'now' | 'to-come';
}

const stateWords = { done: 'done', now: 'now', 'to-come': 'to come' } as const;

/** A way with its stations on one line. On a phone all but the present one are dots. */
export function RouteLine({ label, stations }: { label: string; stations: readonly RouteStation[] }) {
  const present = stations.find(({ state }) => state === 'now');
  return (
    <>
      <ol className="route-line" aria-label={label}>
        {stations.map(({ id, title, when, state }) => (
          <li key={id} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
            <span className="route-mark" aria-hidden>
              {state === 'done' && <SpriteIcon name="check" size={14} />}
            </span>
            <p className="route-words">
              <b>{title}</b>
              <span className="sr-only">, {stateWords[state]}</span>
              {when !== '' && <span>{when}</span>}
            </p>
          </li>
        ))}
      </ol>
      {present !== undefined && (
        <p className="route-now" aria-hidden>
          <b>{present.title}</b> {present.when}
        </p>
      )}
    </>
  );
}
