import './confetti.css';

/** Confetti that falls once over the head of the page. Decorative; not shown with reduced motion. */
export function Confetti() {
  return <div aria-hidden className="confetti no-print" />;
}
